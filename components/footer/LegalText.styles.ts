'use client';

import styled from 'styled-components';
import { Column } from '../ui/Section.styles';

/** A legal text. It appears when a link leads to it, even if scripts are off. */
// It is not a `<details>`, because most browsers do not open one when a link leads to it.
// `pre-line` keeps the line breaks of a postal address.
export const LegalTextColumn = styled(Column)`
  padding-block: var(--space-4) var(--space-3);
  &:not(:target) {
    display: none;
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    max-width: var(--measure);
    margin-top: var(--space-2);
    white-space: pre-line;
  }
`;
