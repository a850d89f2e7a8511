'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { titleAside } from '../styles/sizes';
import { Column } from '../ui/Section.styles';
import { columns } from '../ui/TwoColumnList.styles';

/** On wide screens the photo, which follows the title, is beside title and texts. */
export const ColumnWithPhoto = styled(Column)`
  > h2 + div {
    margin-bottom: 2rem;
  }
  img {
    width: 100%;
    aspect-ratio: var(--ratio);
    /* An upright photo is not higher than many windows. */
    max-width: calc(28rem * var(--ratio));
    border-radius: var(--radius-md);
    object-fit: cover;
    /* Most faces are in the upper half. */
    object-position: 50% 25%;
  }
  ${media.wide} {
    ${columns}
    grid-template-rows: auto 1fr;
    > h2 + div {
      grid-area: 1 / 1 / span 2;
      position: sticky;
      top: calc(var(--header-height) + 2rem);
      align-self: start;
      margin-bottom: 0;
    }
    img {
      max-width: 100%;
    }
  }
`;

const lead = css`
  ${media.wide} {
    font-size: var(--text-xl);
    font-weight: 500;
    line-height: 1.3;
  }
`;

/** The first text has larger letters. */
export const Biography = styled.div<{ $hasLead: boolean }>`
  display: grid;
  /* Beside a photo that is higher than the texts, the texts stay together at the top. */
  align-content: start;
  gap: 1.25rem;
  p {
    max-width: var(--measure);
  }
  p:first-child {
    max-width: none;
    font-size: var(--text-lg);
    ${({ $hasLead }) => $hasLead && lead}
  }
  dl > div {
    display: grid;
    grid-template-columns: min(9rem, 32%) minmax(0, 1fr);
    align-items: baseline;
    column-gap: 1rem;
  }
  /* What the owner does. */
  + div {
    grid-column: 1 / -1;
    margin-top: var(--gap-lg);
    p {
      max-width: var(--measure);
      color: var(--ink-soft);
    }
    /* The title is in the column in which other sections have their titles. */
    ${media.vast} {
      display: grid;
      grid-template-columns: ${titleAside.width}rem minmax(0, 1fr);
      column-gap: ${titleAside.gap}rem;
    }
  }
`;

/** On desktops, the title is in the first column, and the texts are in the second. */
export const ColumnWithoutPhoto = styled(Column)`
  ${media.desktop} {
    ${columns}
  }
`;
