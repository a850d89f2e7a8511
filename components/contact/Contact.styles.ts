'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { displayText, wrappingRow } from '../styles/mixins';
import { PrimaryAction } from '../ui/Button.styles';
import { Contours } from '../ui/Contours.styles';
import { Column } from '../ui/Section.styles';

/** The height of the contours below the last control. */
const ROOM_BELOW = '6rem';

/** `isolation` keeps `SeaFloor` in front of the ground of the section. */
export const ContactColumn = styled(Column)`
  isolation: isolate;
  padding-bottom: ${ROOM_BELOW};
`;

/** The contours. They fade upwards, and before the footer. */
export const SeaFloor = styled(Contours)`
  z-index: -1;
  /* They reach from one edge of the window to the other, and from the padding of the column to the
     end of the section. */
  inset: calc(100% - ${ROOM_BELOW}) calc(50% - 50vw) calc(-1 * var(--padding));
  width: auto;
  height: auto;
  opacity: 1;
  -webkit-mask: linear-gradient(transparent 15%, #000 70%, transparent);
  &::before {
    background: var(--link);
  }
`;

/** The e-mail address, as large as it fits on one line. */
export const LargeLine = styled.p`
  container-type: inline-size;
  a {
    display: inline-block;
    font-size: clamp(1.25rem, 100cqi / var(--text-width), 4rem);
    ${displayText}
    line-height: 1.15;
    text-decoration-thickness: 0.055em;
    text-underline-offset: 0.24em;
  }
`;

export const WriteButton = styled(PrimaryAction)`
  margin-top: 2rem;
`;

/** All contacts but the e-mail address: in a row, or on desktops in a column beside the form. */
export const OtherContacts = styled.div`
  ${wrappingRow}
  gap: 0.75rem 2.25rem;
  align-self: start;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
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
`;

export const FormAndContacts = styled.div<{ $hasForm: boolean }>`
  display: grid;
  gap: var(--gap) var(--gap-lg);
  margin-top: var(--gap);
  ${({ $hasForm }) =>
    $hasForm &&
    css`
    ${media.desktop} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      ${OtherContacts} {
        flex-direction: column;
        align-items: start;
        padding: 0;
        border: 0;
      }
      dl,
      ul {
        display: block;
      }
    }
  `}
`;
