'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { tapTarget } from '../ui/mixins';
import { Column } from '../ui/Section.styles';
import { hiddenNames } from './hidden-names';

/**
 * On desktops the addresses are next to the form, and on other screens above it. The social links
 * and the contact card are next to the addresses or, if there is no room, below them.
 */
export const ContactColumn = styled(Column)`
  .parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2rem var(--gap-lg);
    ${media.desktop} {
      grid-template-columns: minmax(15rem, 4fr) minmax(0, 7fr);
    }
  }
  .addresses {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    align-content: start;
    gap: 1.5rem 3rem;
    /* Social links are below each other, because a row could break before the last one. */
    > div {
      display: grid;
      align-content: start;
      justify-items: start;
      gap: 1.5rem;
    }
  }
  dt {
    display: flex;
    align-items: center;
    gap: 0.6em;
  }
  dd {
    /* Begins where the name above it begins: after the width of the icon and the gap. */
    padding-inline-start: calc(1.25rem + 0.6 * var(--text-sm));
    a {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
      margin-block: -0.5rem;
    }
  }
  li a {
    ${tapTarget}
    ${media.hover} {
      &:hover {
        color: var(--link);
        text-decoration: underline;
      }
    }
  }
  ${media.belowSplit} {
    dl > div {
      display: flex;
      align-items: center;
      gap: 0.75rem;
    }
    dd {
      padding: 0;
    }
    ${hiddenNames}
  }
`;
