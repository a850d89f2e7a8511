'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';
import { ringRoom, tagPadding } from '../styles/shared-classes';
import { CARD_GAP } from '../styles/sizes';
import { ProjectLinkRow, projectWithPicture } from './Projects.styles';

export const ProjectGroupBox = styled.div`
  ul + &,
  & + & {
    margin-top: var(--between);
  }
  > h3 {
    margin-bottom: 1.5rem;
  }
  > ul + ul {
    margin-top: var(--between);
  }
`;

/** Compact projects with pictures. Neighboring cards have the same parts at the same height. */
export const Cards = styled.ul`
  display: grid;
  gap: 0 ${CARD_GAP}rem;
  /* Distances are margins, because a gap would remain where a card has no tags. This margin cancels
     those of the last row. */
  margin-bottom: calc(-1 * var(--between));
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** The last card, if it is alone in its row: its text is beside its picture. */
const wholeRow = css`
  grid-column: 1 / -1;
  grid-template-rows: auto auto 1fr;
  column-gap: ${CARD_GAP}rem;
  > picture {
    grid-row: span 3;
    align-self: start;
    margin: 0;
  }
  > div {
    grid-column: 2;
  }
`;

export const Card = styled.li`
  ${projectWithPicture}
  display: grid;
  margin-bottom: var(--between);
  /* Picture, text, tags and links are in line with those of the neighboring cards. In Chrome before
     117, which has no subgrid, each card has its own rows. */
  grid-row: span 4;
  grid-template-rows: auto 1fr auto auto;
  grid-template-rows: subgrid;
  picture {
    margin-bottom: 1rem;
  }
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  p {
    margin-top: 0.5rem;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  details {
    margin-top: 0.25rem;
  }
  .tags,
  ${ProjectLinkRow} {
    padding-top: 1rem;
  }
  ${media.wideToDesktop} {
    &:nth-child(odd):last-child {
      ${wholeRow}
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    grid-column: span 2;
    /* Two cards in the last row fill it. */
    &:nth-child(3n + 1):nth-last-child(2),
    &:nth-child(3n + 2):last-child {
      grid-column: span 3;
    }
    &:nth-child(3n + 1):last-child {
      ${wholeRow}
      grid-template-columns: calc((100% - ${2 * CARD_GAP}rem) / 3) minmax(0, 1fr);
    }
  }
`;

export const Ledger = styled.ul`
  border-bottom: 1px solid var(--line);
`;

/** On desktops, each fact has its column. On narrower screens, title and period share a line. */
export const LedgerRow = styled.li<{ $hasPeriods: boolean }>`
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
  > ${ProjectLinkRow} {
    /* Links have room for fingers, which reaches into the padding of the row. */
    margin-block: -0.625rem;
    margin-inline-start: auto;
    .icon {
      order: 1;
    }
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns:
      ${({ $hasPeriods }) => $hasPeriods && '[period] min(1ch * var(--period-length), 6rem)'}
      [title] minmax(0, 17.5fr) [text] minmax(0, 21fr) [where] minmax(0, 16.5fr) [links] 8rem;
    h3,
    h4 {
      grid-column: title;
    }
    > ${ProjectLinkRow} {
      grid-column: links;
      flex-direction: column;
      align-items: end;
    }
  }
`;

export const LedgerPeriod = styled.span`
  ${muted}
  font-variant-numeric: tabular-nums;
  ${media.desktop} {
    grid-column: period;
    grid-row: 1;
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
    grid-row: 1;
  }
`;

/** The details, and the tags if there is no organization. */
export const RowDetails = styled.div`
  .tags {
    /* Negative margins, so that the room that links have for fingers makes no row taller. */
    margin-block: -${tagPadding} calc(-${ringRoom} - ${tagPadding});
    font-size: var(--text-sm);
    font-weight: 400;
    line-height: 1.4;
  }
  ${media.desktop} {
    grid-column: where;
    grid-row: 1;
    line-height: 1.4;
  }
`;
