'use client';

import styled, { css } from 'styled-components';
import { portraitFocus } from '@/lib/design/portrait';
import { media } from '../styles/media';
import { PICTURE_RATIO, titleAside } from '../styles/sizes';
import { Column } from '../ui/Section.styles';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: var(--gap);
`;

/** The photo and the biography, which are side by side on wide screens. */
export const PhotoAndBiography = styled.div`
  display: grid;
  gap: 2rem;
  ${media.wide} {
    ${columns}
  }
`;

/** The texts are in the first column. The facts span both columns, so their lines reach the end. */
export const Biography = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--measure)) 1fr;
  /* Beside a photo that is higher than the texts, the texts stay together at the top. */
  align-content: start;
  gap: 1.25rem 0;
  > dl {
    grid-column: 1 / -1;
  }
`;

/** A short first paragraph has larger letters on wide screens. */
const lead = css`
  ${media.wide} {
    font-size: var(--text-xl);
    font-weight: 500;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
`;

export const Paragraph = styled.p<{ $isLead: boolean }>`
  grid-column: 1;
  /* Not 'balance': Chromium balances at most six lines. */
  text-wrap: pretty;
  &:first-child {
    font-size: var(--text-lg);
    line-height: 1.5;
    ${({ $isLead }) => $isLead && lead}
  }
`;

export const Facts = styled.dl`
  > div {
    display: grid;
    grid-template-columns: min(9rem, 32%) minmax(0, 1fr);
    align-items: baseline;
    column-gap: 1rem;
  }
`;

/** An upright photo gets a square frame. The usual frame is lower, and would cut off the hair. */
const upright = css`
  max-width: 28rem;
  aspect-ratio: 1;
  object-position: ${portraitFocus};
`;

export const PhotoFrame = styled.div<{ $isUpright: boolean }>`
  img {
    width: 100%;
    aspect-ratio: ${PICTURE_RATIO};
    border-radius: var(--radius-md);
    object-fit: cover;
    ${({ $isUpright }) => $isUpright && upright}
  }
  ${media.wide} {
    position: sticky;
    top: calc(var(--header-height) + 2rem);
    align-self: start;
    img {
      max-width: 100%;
      aspect-ratio: 1;
    }
  }
`;

/** The shore at the inner edge of a large photo. */
export const PhotoShore = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    position: absolute;
    inset: 0;
    /* SideShore draws at the inline start, but the inner edge is at the inline end. */
    scale: -1 1;
    pointer-events: none;
  }
`;

/**
 * The frame of a large photo. On desktops the frame reaches from the top of the section to the end
 * of the texts, and to the edge of the window. If the photo has a focus, which often is a face, the
 * frame is 4:5, because a higher frame would show only a strip of the photo.
 */
export const LargePhotoFrame = styled(PhotoFrame)<{ $hasFocus: boolean }>`
  ${media.desktop} {
    grid-area: 1 / 1 / span 2;
    position: relative;
    top: 0;
    align-self: ${({ $hasFocus }) => ($hasFocus ? 'start' : 'stretch')};
    aspect-ratio: ${({ $hasFocus }) => ($hasFocus ? '4 / 5' : 'auto')};
    margin-top: calc(-1 * var(--padding));
    margin-inline-start: calc(-1 * var(--page-margin));
    /* In the water, the photo begins below the shore at the upper edge of the section. */
    [data-ground] & {
      margin-top: 0;
    }
    img {
      position: absolute;
      height: 100%;
      border-radius: 0;
    }
  }
`;

export const Services = styled.div`
  grid-column: 1 / -1;
  margin-top: var(--gap-lg);
  h3 {
    margin-bottom: 1rem;
    /* The title is larger than the names of the services below it. */
    font-size: calc(1.45 * var(--text-xl));
  }
  ul {
    border-bottom: 1px solid var(--line);
  }
  li {
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  h4 {
    font-size: calc(1.2 * var(--text-xl));
  }
  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  ${media.wide} {
    li {
      ${columns}
      align-items: baseline;
    }
  }
  /* The title is in the column in which other sections have their titles. */
  ${media.vast} {
    display: grid;
    grid-template-columns: ${titleAside.width}rem minmax(0, 1fr);
    column-gap: ${titleAside.gap}rem;
  }
`;

/** On desktops a large photo fills one side of the screen. Its inner edge is a shore. */
export const ColumnWithLargePhoto = styled(Column)`
  ${media.desktop} {
    ${columns}
    > h2 {
      grid-column: 2;
    }
    ${PhotoAndBiography} {
      display: contents;
    }
  }
`;

/**
 * Without a photo, the facts are below the texts, in three columns if there is room. On desktops,
 * the facts are in the column of the title, and end where the texts end.
 */
export const ColumnWithoutPhoto = styled(Column)`
  > ${Facts}, > p {
    margin-top: 2rem;
  }
  ${media.wide} {
    ${PhotoAndBiography} {
      display: block;
    }
    ${Paragraph}:first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.splitToDesktop} {
    > ${Facts} {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 1rem var(--gap);
      border: 0;
      > div {
        display: block;
      }
    }
  }
  ${media.desktop} {
    ${columns}
    grid-template-rows: auto 1fr;
    ${PhotoAndBiography} {
      grid-area: 1 / 2 / span 2;
    }
    > ${Facts} {
      grid-area: 2 / 1;
      align-self: end;
    }
    > p {
      grid-column: 2;
    }
  }
`;
