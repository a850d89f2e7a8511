'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--gap-lg);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(15rem, 4fr) minmax(0, 7fr);
  }
  ${media.print} {
    display: block;
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
  ${media.print} {
    display: block;
  }
`;

/** Where else the owner can be found, and the card to keep. */
export const Elsewhere = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  ${media.print} {
    gap: 1mm;
  }
`;

export const Facts = styled.dl`
  border-bottom: 1px solid var(--line);
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10mm;
    border: 0;
  }
`;

export const Fact = styled.div`
  padding-block: 0.8rem;
  border-top: 1px solid var(--line);
  dt {
    display: flex;
    align-items: center;
    gap: 0.6em;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  dd {
    padding-inline-start: calc(20px + 0.6 * var(--text-sm));
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    margin-block: -0.5rem;
  }
  ${media.print} {
    display: flex;
    align-items: baseline;
    gap: 0.6em;
    padding: 0;
    border: 0;
    svg {
      display: none;
    }
    dd {
      padding: 0;
    }
  }
`;

export const SocialLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  ${media.print} {
    gap: 0 6mm;
  }
`;

export const SocialLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.75rem;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: var(--teal);
      text-decoration: underline;
    }
  }
  ${media.print} {
    display: inline;
    svg {
      display: none;
    }
  }
`;

/** Where there is no form: what to do instead, and the button for it. */
export const MailOffer = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  justify-items: start;
`;

/** Stands in the form's place where there is no form, or no scripting. */
export const Offer = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

export const SaveContact = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1rem;
`;
