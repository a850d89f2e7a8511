'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { hiddenIfRepeated, mutedDate, type RepeatedProps } from '../styles/mixins';
import { ringRoom, tagPadding } from '../styles/shared-classes';
import { ProjectText, TextLinks } from './Projects.styles';

/** Picture and text of a card side by side. */
const besidePicture = css`
  flex-direction: row;
  gap: 1.5rem;
  > * {
    flex: 1;
    /* The texts of a card do not grow, so that its tags and links follow at once. */
    > div {
      flex: none;
    }
  }
`;

/** Compact projects with pictures. Up to desktops, texts are below or beside their picture. */
export const Cards = styled.ul`
  display: grid;
  gap: var(--between) 1.5rem;
  > li {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    ${media.wideToDesktop} {
      ${besidePicture}
    }
  }
  /* Three cards in a row have two of six columns each. */
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li {
      grid-column: span 2;
      /* The first and the second of two cards in the last row. */
      &:nth-child(3n + 1):nth-last-child(2),
      &:nth-child(3n + 2):last-child {
        grid-column: span 3;
      }
      /* A card alone in the last row. */
      &:nth-child(3n + 1):last-child {
        grid-column: 1 / -1;
        ${besidePicture}
      }
    }
  }
`;

export const CardText = styled(ProjectText)`
  flex: 1;
  /* Tags and links stand at the lower end of a card, in line with those of the cards beside it. */
  > div {
    flex: 1;
  }
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  p {
    font-size: var(--text-sm);
    line-height: 1.5;
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
  /* A project without this fact. */
  > :empty {
    display: none;
  }
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

export const RowText = styled.div`
  flex: 1 0 100%;
  p {
    font-size: 1.0625rem;
    line-height: 1.4;
    text-wrap: pretty;
  }
  ${media.desktop} {
    grid-column: text;
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
