'use client';

import styled from 'styled-components';
import { Column } from '../ui/Section.styles';

/** A legal text. It appears when a link leads to it, also where scripts do not run. */
// A `<details>` would not do: most browsers do not open it when a link leads to it. Line breaks of
// an address stay.
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
