'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { FEATURED_HEIGHT, FEATURED_WIDTH } from '../styles/sizes';
import { PictureFrame, type PictureFrameProps } from './ProjectPicture.styles';
import { textRows } from './ProjectTexts.styles';

/** The text is beside the picture if there is room for it. */
export const Feature = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem var(--gap);
`;

/** The side on which the text is. */
const innerSide = ({ $isAtEnd }: PictureFrameProps) => ($isAtEnd ? 'start' : 'end');

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
    /* A mirrored picture follows the text. */
    order: ${({ $isAtEnd }) => ($isAtEnd ? 1 : 0)};
    width: ${FEATURED_WIDTH}vw;
    margin-inline-${innerSide}: 0;
    border-start-${innerSide}-radius: var(--radius-md);
    border-end-${innerSide}-radius: var(--radius-md);
    &:not([data-plate='none']) {
      width: calc(var(--page-margin) + var(--first-column));
      height: ${FEATURED_HEIGHT}vw;
      aspect-ratio: auto;
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
