'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';

export const NameGroups = styled.div`
  display: grid;
  gap: var(--gap);
`;

/** Names beside their title. */
export const NameGroup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    column-gap: 3rem;
    align-items: baseline;
  }
  h3 {
    font-size: var(--text-lg);
  }
`;

const largeNames = css`
  --logo-size: 2.25rem;
  --logo-gap: 0.75rem;
  --column-gap: 2rem;
  /* At least three columns, if the longest word allows that, and at most five. */
  --column: max(
    (100% - 4 * var(--column-gap)) / 5,
    var(--word-width) * 1em + var(--logo-room),
    min(var(--name-width) * 1em + var(--logo-room), (100% - 2 * var(--column-gap)) / 3)
  );
  row-gap: 1.5rem;
  font-size: clamp(1.75rem, 1.2rem + 0.9vw, 2rem);
`;

/**
 * The columns are at least as wide as the longest word of a name, `--word-width` in em. On
 * desktops, they are as wide as the longest name that fits, `--name-width`. On phones there are
 * two, and a name with a word that is too long for one has a row.
 */
export const NameList = styled.ul<{ $isLarge: boolean }>`
  --logo-size: 1.75rem;
  --logo-width: var(--logo-size);
  --logo-gap: 0.625rem;
  --column-gap: 1rem;
  --logo-room: calc(var(--logo-size) + var(--logo-gap));
  --column: calc(var(--word-width) * 1em + var(--logo-room));
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  gap: 0.75rem var(--column-gap);
  font-size: var(--text-md);
  font-weight: 500;
  line-height: 1.3;
  ${media.belowSplit} {
    display: flex;
    flex-wrap: wrap;
  }
  ${media.wideOrPaper} {
    font-size: 1.3rem;
  }
  ${media.desktop} {
    --column: calc(var(--name-width) * 1em + var(--logo-room));
    ${({ $isLarge }) => $isLarge && largeNames}
  }
`;

export const SkillName = styled.li`
  display: flex;
  gap: var(--logo-gap);
  ${media.belowSplit} {
    /* Half of the row, and more for a longer word, but not more than the row. */
    flex: 0 0 calc((100% - var(--column-gap)) / 2);
    max-width: 100%;
    overflow-wrap: break-word;
  }
`;

/** As high as a logo if it has one line, of 1.3em, so that both have one middle. */
export const NameAndNote = styled.p`
  align-self: baseline;
  min-width: 0;
  padding-block: calc((var(--logo-size) - 1.3em) / 2);
  text-wrap: balance;
`;

export const Note = styled.small`
  ${muted}
  margin-inline-start: 0.25em;
  font-weight: 400;
`;
