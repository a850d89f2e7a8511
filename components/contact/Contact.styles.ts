'use client';

import styled, { css } from 'styled-components';
import { dotAt } from '../coast/CoastParts.styles';
import { media } from '../styles/media';
import { displayText, wholePixels, wrappingRow } from '../styles/mixins';
import { Column } from '../ui/Section.styles';

/** The lengths of the coast here, for `CoastParts.styles.ts`. */
export const ContactColumn = styled(Column)`
  --to-contact: 4.75rem;
  --coast-padding: 1rem;
  /* In the middle between the texts and the edge of the window. */
  --coast-inset: calc((var(--gutter) + var(--coast-padding)) / -2);
  --contacts-top: clamp(4.5rem, 12vw, 6rem);
  ${media.desktop} {
    --to-contact: 9.5rem;
    --bend: 1rem;
    --coast-padding: 0px;
    /* The water reaches into the column. */
    --coast-inset: calc(0.12 * var(--column));
  }
`;

/** The e-mail address, as large as it fits on one line. */
export const LargeLine = styled.p`
  container-type: inline-size;
  padding-inline-end: max(0px, var(--coast-inset) + 1.5rem);
  /* 1.5rem above the bar: the head of the section ends with a gap. */
  margin-block: calc(0.75 * var(--gap)) calc(1.5rem - var(--gap));
  a {
    display: inline-block;
    font-size: var(--text-xl);
    @media screen {
      font-size: clamp(1.25rem, 100cqi / var(--text-width), 4rem);
    }
    ${displayText}
    letter-spacing: -0.02em;
    line-height: 1.15;
    text-decoration: none; /* It has \`AddressBar\`. */
  }
`;

/** The line below the address leads to the coast, where it ends with a dot. */
export const AddressBar = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: 0 auto;
  inset-inline: 0 var(--coast-inset);
  border-top: 6px solid var(--link);
  &::before {
    /* Its middle is that of the border, which is above this box. */
    ${dotAt('100%', '-3px')}
  }
`;

/** Phone, place and accounts, in the water: a row, or a list beside the form. */
export const OtherContacts = styled.div`
  --ink-soft: var(--ink);
  --edge: var(--ink);
  position: relative;
  ${wrappingRow}
  gap: 0.5rem 1.75rem;
  @media screen {
    padding-block: calc(var(--contacts-top) - var(--gap)) 1rem;
  }
  font-size: var(--text-lg);
  dl,
  ul {
    ${wrappingRow}
    column-gap: 1.75rem;
  }
  dd {
    font-weight: 400;
  }
  a {
    font-weight: 600;
    text-decoration-thickness: 1px;
  }
  dl > div,
  li a {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--tap-size);
  }
`;

/** Beside the form, there is no coast where the other contacts have one. */
export const FormBox = styled.div`
  position: relative;
  ${media.desktop} {
    > [data-drawing] {
      display: none;
    }
  }
`;

/**
 * The sea around the other contacts begins at `--contacts-start`: beside the form of desktops, or
 * else beyond the edge of the window, by so much that no bend of it shows there.
 */
export const FormAndContacts = styled.div<{ $hasForm: boolean }>`
  --contacts-start: calc(-1 * var(--page-margin) - 10vw);
  /* Of the sea around the other contacts. */
  ${wholePixels('--contacts-width', 'calc(100% - var(--coast-inset) - var(--contacts-start))')}
  position: relative;
  display: grid;
  gap: var(--gap) var(--gap-lg);
  padding-top: var(--gap);
  ${({ $hasForm }) =>
    $hasForm &&
    css`
      ${media.desktop} {
        --contacts-start: 0px;
        --contacts-top: 9rem;
        grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
        ${OtherContacts} {
          flex-direction: column;
          align-items: start;
          align-self: start;
          padding-inline-start: 4.5rem;
          dl,
          ul {
            display: block;
          }
        }
      }
    `}
`;
