'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { hiddenIfRepeated, mutedDate, type RepeatedProps } from '../styles/mixins';
import { ringRoom, tagPadding } from '../styles/shared-classes';
import { ProjectText, TextLinks } from './Projects.styles';

/** Picture and text of a card side by side. The text does not grow, so its links follow at once. */
const besidePicture = css`
  flex-direction: row;
  gap: 1.5rem;
  > * {
    flex: 1;
  }
  ${ProjectText} {
    align-self: start;
  }
`;

/**
 * Compact projects with pictures, on desktops three in a row. One or two cards in the last row fill
 * it. On narrower screens, texts are below or beside their picture.
 */
export const Cards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--between) 1.5rem;
  > li {
    flex: 100%;
    display: flex;
    flex-direction: column;
    gap: 1rem;
    ${media.wideToDesktop} {
      ${besidePicture}
    }
    ${media.desktop} {
      flex: 30%;
      &:nth-child(3n + 1):last-child {
        ${besidePicture}
      }
    }
  }
  h3 {
    font-size: var(--text-lg);
  }
  p {
    font-size: var(--text-sm);
  }
  /* Tags and links stand at the lower end of a card, in line with those of the cards beside it. */
  ${ProjectText} {
    flex: 1;
    > ul:first-of-type {
      margin-top: auto;
    }
  }
`;

/** On desktops, each fact has its column. On narrower screens, title and period share a line. */
export const LedgerRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1.5rem;
  padding-block: 0.8125rem;
  border-top: 1px solid var(--line);
  h3,
  h4 {
    /* If less than 12rem are left beside the period, the period has a line of its own. */
    flex: 1 1 12rem;
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  > ${TextLinks} {
    /* Links have room for fingers, which reaches into the padding of the row. */
    margin-block: -0.625rem;
    margin-inline-start: auto;
    .icon {
      order: 1;
    }
  }
  > details {
    flex: 1 0 100%;
  }
`;

const rowWithColumns = css`
  display: grid;
  row-gap: 0;
  grid-template-columns: var(--columns);
  > * {
    grid-row: 1;
  }
  h3,
  h4 {
    grid-column: title;
  }
  > ${TextLinks} {
    /* Beside the text and the details, which stay together. */
    grid-area: 1 / links / span 2;
    flex-direction: column;
    align-items: end;
  }
  > details {
    grid-area: 2 / text;
  }
`;

export const Ledger = styled.ul<{ $hasColumns: boolean }>`
  border-bottom: 1px solid var(--line);
  ${media.desktop} {
    ${({ $hasColumns }) =>
      $hasColumns
        ? css`
            > ${LedgerRow} {
              ${rowWithColumns}
            }
          `
        : css`
            display: grid;
            grid-template-columns: repeat(2, minmax(0, 1fr));
            column-gap: var(--gap);
          `}
  }
`;

export const RowPeriod = styled.span<RepeatedProps>`
  ${mutedDate}
  ${hiddenIfRepeated}
  font-variant-numeric: tabular-nums;
  ${media.desktop} {
    grid-column: period;
  }
`;

/** It takes a line of its own even if it is empty, so that the period ends the line above. */
export const RowText = styled.div`
  flex: 1 0 100%;
  p {
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  ${media.desktop} {
    grid-column: text;
    &:empty {
      display: none;
    }
  }
`;

/** The details, and the tags if there is no organization. */
export const RowFacts = styled.div<RepeatedProps>`
  ${hiddenIfRepeated}
  .tags {
    /* Negative margins, so that the room that links have for fingers makes no row taller. */
    margin-block: -${tagPadding} calc(-${ringRoom} - ${tagPadding});
    font-weight: 400;
    line-height: 1.4;
  }
  ${media.desktop} {
    grid-column: facts;
    line-height: 1.4;
  }
`;
