'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { FEATURED_HEIGHT, FEATURED_WIDTH } from '../styles/sizes';
import { PictureFrame } from './ProjectPicture.styles';
import { textRows } from './ProjectTexts.styles';

/**
 * Reaches the edges of the window; on desktops, only the one at its side. There a plate fills the
 * first column, as high as a picture of 8:5.
 */
export const FeaturePicture = styled(PictureFrame)`
  flex: none;
  width: calc(100% + 2 * var(--page-margin));
  margin-inline: calc(-1 * var(--page-margin));
  border-radius: 0;
  ${media.desktop} {
    width: ${FEATURED_WIDTH}vw;
    margin-inline-end: 0;
    border-start-end-radius: var(--radius-md);
    border-end-end-radius: var(--radius-md);
    &:not([data-plate='none']) {
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
      > ${FeaturePicture} {
        margin-inline: 0 calc(-1 * var(--page-margin));
        border-radius: 0;
        border-start-start-radius: var(--radius-md);
        border-end-start-radius: var(--radius-md);
      }
    }
  }
`;

/**
 * A text is centered beside its picture. One with a button would move when it opens, so it
 * begins where a text of average height, 28rem, begins beside a picture of 8:5.
 */
export const FeatureText = styled.div`
  ${textRows}
  flex: 1 1 16rem;
  ${media.desktop} {
    align-self: center;
    &:has(details) {
      align-self: start;
      padding-top: max(0rem, (${FEATURED_HEIGHT}vw - 28rem) / 2);
    }
  }
`;
