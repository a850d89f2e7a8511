'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget, displayText, withoutScripts, wrappingRow } from '../styles/mixins';
import { TitleAsideColumn } from '../ui/Section.styles';

export const ContactColumn = styled(TitleAsideColumn)`
  dl > div {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap-size);
    margin-block: -0.5rem;
  }
  li a {
    ${boldTapTarget}
    width: fit-content;
  }
`;

/** The first child has addresses, accounts and the contact card. The second one has the form. */
export const InfoAndForm = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2rem var(--gap-lg);
  > :first-child {
    display: grid;
    align-content: start;
    align-items: start;
    gap: 1.5rem 3rem;
    ${media.wideToDesktop} {
      grid-template-columns: 1fr 1fr;
    }
  }
  > :last-child {
    flex: 1;
    min-width: 0;
  }
  ul + p {
    margin-top: 1.5rem;
  }
  ${media.desktop} {
    flex-direction: row;
    > :first-child {
      /* A long address makes the column wider, so that the address fits on one line. */
      min-width: 34%;
      max-width: 50%;
    }
  }
  /* A paragraph replaces the form if it cannot work. */
  ${withoutScripts} {
    form {
      display: none;
    }
    p[hidden] {
      display: block;
    }
  }
`;

export const AddressHeadline = styled.p`
  container-type: inline-size;
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    /* The largest size at which the text fits on one line. */
    font-size: clamp(1.25rem, 100cqi / var(--text-width), 4rem);
    ${displayText}
    line-height: 1.15;
    text-decoration-thickness: 0.055em;
    text-underline-offset: 0.14em;
  }
  .icon {
    width: 0.85em;
    height: 0.85em;
  }
`;

export const Offer = styled.p`
  max-width: var(--measure);
  margin-top: 1.5rem;
  font-size: var(--text-lg);
`;

export const ContactButtons = styled.div`
  ${wrappingRow}
  gap: 0.75rem;
  margin-top: 2rem;
`;

export const OtherContacts = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: 0.5rem 2.25rem;
  margin-top: var(--gap-lg);
  padding-top: 1rem;
  border-top: 1px solid var(--line);
  ul,
  dl {
    ${wrappingRow}
    gap: 0 2.25rem;
  }
  dl,
  dl > div {
    border: 0;
  }
`;
