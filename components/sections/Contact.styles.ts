'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { FactList, row, thumbLink } from '../ui/Section.styles';

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--gap-lg);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(15rem, 4fr) minmax(0, 7fr);
  }
`;

// `> *`: above the form the facts stand beside the rest, where both fit.
export const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: var(--space-3) var(--space-6);
  min-width: 0;
  > * {
    flex: 1 1 17rem;
    min-width: 0;
  }
  @media (min-width: 60rem) {
    flex-direction: column;
    > * {
      flex: none;
    }
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  justify-items: start;
`;

export const Addresses = styled(FactList)`
  dt {
    display: flex;
    align-items: center;
    gap: 0.6em;
  }
  dd {
    padding-inline-start: calc(20px + 0.6 * var(--text-sm));
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    margin-block: -0.5rem;
  }
`;

export const SocialLinks = styled.ul`
  ${row}
  gap: 0 var(--space-3);
  a {
    ${thumbLink}
    ${media.hover} {
      &:hover {
        color: var(--link);
        text-decoration: underline;
      }
    }
  }
`;

/** Stands in the form's place where there is no form, or no scripting. */
export const Offer = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: 1.5;
`;
