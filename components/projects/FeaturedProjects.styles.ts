'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { FEATURED_HEIGHT, FEATURED_WIDTH } from '../styles/sizes';
import { PictureFrame } from './ProjectPicture.styles';

/**
 * The picture of a featured project reaches the edges of the window; on desktops, only the one at
 * its side. There a plate fills the first column, as high as a picture of 8:5.
 */
export const FeaturePicture = styled(PictureFrame)`
  flex: none;
  width: calc(100% + 2 * var(--page-margin));
  margin-inline: calc(-1 * var(--page-margin));
  border-radius: 0;
  ${media.desktop} {
    width: ${FEATURED_WIDTH}vw;
    [data-side='start'] > & {
      margin-inline-end: 0;
      border-start-end-radius: var(--radius-md);
      border-end-end-radius: var(--radius-md);
    }
    [data-side='end'] > & {
      margin-inline-start: 0;
      border-start-start-radius: var(--radius-md);
      border-end-start-radius: var(--radius-md);
    }
    &:not([data-fit='fill']) {
      width: calc(var(--page-margin) + var(--first-column));
      height: ${FEATURED_HEIGHT}vw;
      aspect-ratio: auto;
    }
  }
`;

/** The text is beside the picture if there is room for it. `data-side` is that of the picture. */
export const Feature = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem var(--gap);
  ${media.desktop} {
    &[data-side='end'] {
      flex-direction: row-reverse;
    }
  }
`;

/** Begins at the top of its picture. In the middle, it would move when it unfolds. */
export const FeatureText = styled.div`
  display: grid;
  flex: 1 1 16rem;
  row-gap: 0.5rem;
  align-content: start;
`;
