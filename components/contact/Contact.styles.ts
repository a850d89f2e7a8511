'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget, displayText, wrappingRow } from '../styles/mixins';
import { FloorContours } from '../ui/Contours.styles';
import { TitleAsideColumn } from '../ui/Section.styles';
import { withoutScripts } from '../ui/scripts-run';

/** `isolation` keeps `SeaFloor` in front of the ground of the section. */
export const ContactColumn = styled(TitleAsideColumn)`
  isolation: isolate;
  @media screen {
    ${media.belowSplit} {
      padding-bottom: 5rem;
    }
  }
`;

/** From one edge of the window to the other, down to the footer. On phones it is below the texts. */
export const SeaFloor = styled(FloorContours)`
  z-index: -1;
  inset: auto calc(50% - 50vw) calc(-1 * var(--padding));
  width: auto;
  height: 50%;
  ${media.belowSplit} {
    height: calc(var(--padding) + 9rem);
  }
`;

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
    ${media.print} {
      font-size: var(--text-xl);
    }
  }
  .icon {
    width: 0.85em;
    height: 0.85em;
  }
  ${media.print} {
    a {
      font-size: var(--text-lg);
    }
  }
`;

/** A sentence and a button, which opens the visitor's e-mail program. */
export const InsteadOfForm = styled.div<{ $onlyWithoutScripts: boolean }>`
  display: ${({ $onlyWithoutScripts }) => ($onlyWithoutScripts ? 'none' : 'block')};
  margin-top: 1.5rem;
  ${withoutScripts} {
    display: block;
  }
  ${media.print} {
    &&& {
      display: none;
    }
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

const roomBelow = css`
  ${media.split} {
    padding-bottom: 5rem;
  }
`;

const formColumns = css`
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
`;

export const FormAndContacts = styled.div<BesideForm>`
  display: grid;
  gap: var(--gap) var(--gap-lg);
  margin-top: var(--gap);
  /* Room to see the floor of the sea. */
  ${({ $hasForm }) => !$hasForm && roomBelow}
  ${media.desktop} {
    ${({ $hasForm }) => $hasForm && formColumns}
  }
  ${media.print} {
    display: block;
    margin-block: 0.25rem 0;
  }
`;

const list = css`
  ${wrappingRow}
  gap: 0 2.25rem;
`;

const column = css`
  flex-direction: column;
  align-items: start;
  padding: 0;
  border: 0;
  ul,
  dl {
    display: block;
  }
`;

/** In a row below a line, or in a column beside the form. */
export const OtherContacts = styled.div<BesideForm>`
  ${list}
  align-self: start;
  row-gap: 0.75rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
  ul {
    ${list}
  }
  li a {
    ${boldTapTarget}
  }
  ${media.desktop} {
    ${({ $hasForm }) => $hasForm && column}
  }
  ${media.print} {
    padding: 0;
    border: 0;
  }
`;

export const DetailList = styled.dl`
  ${list}
`;

export const Detail = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--tap-size);
  /* Its icon is not on paper. */
  ${media.print} {
    gap: 0;
  }
`;
