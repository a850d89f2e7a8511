'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { tapTarget, wrappingRow } from '../ui/mixins';
import { Column } from '../ui/Section.styles';

// The shadow continues the background to the end of a screen that is taller than the page. Equal
// widths of the texts at the ends keep the lists in the middle. On phones each list has a row of
// its own below the texts. The padding of links is outside of the column.
export const FooterBox = styled.footer`
  padding-block: 2rem;
  border-top: 1px solid var(--line);
  color: var(--ink);
  background: var(--dark-area);
  box-shadow: 0 50vh 0 50vh var(--dark-area);
  font-size: var(--text-sm);
  > :first-child {
    ${wrappingRow}
    gap: 0.5rem 1.5rem;
    > p {
      flex: 1;
    }
    > a {
      ${tapTarget}
      justify-content: end;
      text-decoration: underline;
    }
  }
  ul {
    ${wrappingRow}
    gap: 0.25rem;
    margin-inline: -0.75rem;
  }
  li a {
    ${tapTarget}
    justify-content: center;
    min-width: 2.75rem;
    padding-inline: 0.75rem;
    border-radius: 1.375rem;
    ${media.hover} {
      &:hover {
        color: var(--link);
        background: var(--sunken);
      }
    }
  }
  ${media.split} {
    > :first-child > a {
      flex: 1;
    }
  }
  ${media.belowSplit} {
    ul {
      order: 1;
      width: 100%;
    }
  }
`;

/** A legal text. It appears when a link leads to it. */
// It is not a `<details>`, which not every browser opens for a link without a script.
// `pre-line` keeps the line breaks of a postal address.
export const LegalTextColumn = styled(Column)`
  padding-block: 2rem 1.5rem;
  &:not(:target) {
    display: none;
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    max-width: var(--measure);
    margin-top: 1rem;
    white-space: pre-line;
    text-wrap: pretty;
  }
`;
