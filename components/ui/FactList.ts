'use client';

import styled from 'styled-components';
import { muted } from './mixins';

/** A list of names and values, with lines between them. */
export const FactList = styled.dl`
  border-bottom: 1px solid var(--line);
  > div {
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
  }
  dt {
    ${muted}
  }
  dd {
    font-weight: 600;
  }
`;
