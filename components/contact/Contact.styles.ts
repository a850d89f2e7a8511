'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { displayText, wrappingRow } from '../styles/mixins';
import { Column } from '../ui/Section.styles';

/** Above the title is room for the landfall. Beside the form, water reaches far into the column. */
export const ContactColumn = styled(Column)`
  --padding-top: calc(var(--padding) + 5rem);
  --landfall: 10rem;
  --coast-padding: 0px;
  --inward: clamp(7rem, 20vw, 9rem);
  --cove: calc(8px - var(--gutter));
  --coast-end: calc(-1 * var(--coast-room));
  @media screen {
    padding-block: 5rem 3rem;
  }
  ${media.desktop} {
    --landfall: 15rem;
    --cove: 0px;
    --coast-room: calc(-0.12 * var(--column));
  }
`;

/** The e-mail address, as large as it fits on one line. */
export const LargeLine = styled.p`
  container-type: inline-size;
  padding-inline-end: max(0px, var(--coast-end) + 1.5rem);
  a {
    display: inline-block;
    font-size: clamp(1.25rem, 100cqi / var(--text-width), 4rem);
    ${displayText}
    line-height: 1.15;
    text-decoration: none;
  }
`;

/** Phone, place and accounts, in the water below or beside the form. */
export const OtherContacts = styled.div`
  position: relative;
  ${wrappingRow}
  gap: 0.75rem 2.25rem;
  @media screen {
    padding-top: var(--inward);
    /* In the gutter is no room for all depth lines of a tablet. */
    padding-inline-start: max(0px, 2.9 * var(--depth-unit) + 8px - var(--gutter));
  }
  dl,
  ul {
    ${wrappingRow}
    column-gap: 2.25rem;
  }
  dd {
    font-weight: 400;
  }
  a {
    font-weight: 600;
  }
  dl > div,
  li a {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--tap-size);
  }
  ${media.desktop} {
    flex-direction: column;
    align-items: start;
    padding-block: calc(var(--inward) - var(--gap)) 0;
    padding-inline-start: 4.5rem;
    dl,
    ul {
      display: block;
    }
  }
`;

/** Below the line of the e-mail address, which leads to the coast. */
export const FormAndContacts = styled.div`
  position: relative;
  display: grid;
  gap: var(--gap) var(--gap-lg);
  margin-top: 0.5rem;
  padding-top: var(--gap);
  > div[data-year] {
    border-top: 3px solid var(--link);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
