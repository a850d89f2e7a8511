'use client';

import styled from 'styled-components';
import { barItem } from './Header.styles';

/** Leads past the header. It covers the name while it has the focus, and is hidden else. */
export const SkipLink = styled.a.attrs({ className: 'visually-hidden' })`
  ${barItem}
  &:focus {
    position: absolute;
    background: var(--page);
  }
`;
