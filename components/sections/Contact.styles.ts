'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { factList } from '../ui/Facts';
import { tapTarget } from '../ui/mixins';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--gap-lg);
  ${media.desktop} {
    grid-template-columns: minmax(15rem, 4fr) minmax(0, 7fr);
  }
`;

/** Parts below each other, as wide as they need. */
const group = css`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  justify-items: start;
`;

/**
 * Addresses, and next to or below them profiles and the contact card. The column is next to the form
 * on wide screens, and above it on others.
 */
export const AddressColumn = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-content: start;
  gap: var(--space-3) var(--space-6);
  > div {
    ${group}
  }
`;

// A value begins below its name, so its padding is the width of the icon and the gap. On phones the
// value replaces the name, which only screen readers get.
export const Addresses = styled.dl`
  ${factList}
  dt {
    display: flex;
    align-items: center;
    gap: 0.6em;
  }
  dd {
    padding-inline-start: calc(1.25rem + 0.6 * var(--text-sm));
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-block: -0.5rem;
  }
  ${media.belowSplit} {
    > div {
      display: flex;
      align-items: center;
      gap: 0.75rem;
    }
    dd {
      padding: 0;
    }
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** One below the other, because a row could break before the last one. */
export const SocialLinks = styled.ul`
  a {
    ${tapTarget}
    ${media.hover} {
      &:hover {
        color: var(--link);
        text-decoration: underline;
      }
    }
  }
`;

/** Replaces the form if the owner has no e-mail service: a text and a button. */
export const MailGroup = styled.div`
  ${group}
`;

/** Replaces the form if the owner has no e-mail service, or if scripts are off. */
export const MailOffer = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: 1.5;
`;
