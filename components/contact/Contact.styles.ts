'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget, displayText, wrappingRow } from '../styles/mixins';
import { withoutScripts } from '../ui/scripts-run';

/** The width of the icon of a large account, with its gap, in em. */
export const LARGE_ICON_WIDTH = 1.15;

/** The e-mail address or the first account, as large as it fits on one line. */
export const LargeLine = styled.p`
  container-type: inline-size;
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
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

/** A sentence and a button, which opens the visitor's e-mail program. */
export const InsteadOfForm = styled.div<{ $onlyWithoutScripts: boolean }>`
  display: ${({ $onlyWithoutScripts }) => ($onlyWithoutScripts ? 'none' : 'block')};
  margin-top: 1.5rem;
  ${withoutScripts} {
    display: block;
  }
`;

export const Offer = styled.p`
  max-width: var(--measure);
  margin-bottom: 1.5rem;
  font-size: var(--text-lg);
`;

interface BesideForm {
  /** Whether the page has a form. On desktops, the other contacts are then beside it. */
  $hasForm: boolean;
}

export const FormAndContacts = styled.div<BesideForm>`
  display: grid;
  gap: var(--gap) var(--gap-lg);
  margin-top: var(--gap);
  ${media.desktop} {
    ${({ $hasForm }) => $hasForm && 'grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);'}
  }
`;

const row = css`
  ${wrappingRow}
  gap: 0 2.25rem;
`;

/** In a row below a line, or in a column beside the form. */
export const OtherContacts = styled.div<BesideForm>`
  ${row}
  align-self: start;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
  ul {
    ${row}
  }
  li a {
    ${boldTapTarget}
  }
`;

export const Details = styled.dl`
  ${row}
  border: 0;
`;

export const Detail = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--tap-size);
  padding: 0;
  border: 0;
`;
