'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { FEATURED_WIDTH } from '../styles/sizes';
import { Details } from './Disclosure.styles';
import { ProjectTitle } from './ProjectPicture.styles';
import { Texts } from './ProjectTexts.styles';

interface MirroredProps {
  $isMirrored: boolean;
}

interface FeatureStyleProps extends MirroredProps {
  $hasCapture: boolean;
}

/** From the edge of the window to the text, without the margin of the page. */
const pictureColumn = `calc(${FEATURED_WIDTH}vw - var(--page-margin))`;

/** A capture, like the screen of a phone, is as high as a picture of 8:5. */
const captureHeight = `${FEATURED_WIDTH / 1.6}vw`;

const columnsBeside = (pictureColumn: string) => css<MirroredProps>`
  grid-template-columns: ${({ $isMirrored }) =>
    $isMirrored ? `minmax(0, 1fr) ${pictureColumn}` : `${pictureColumn} minmax(0, 1fr)`};
`;

/** On desktops, the picture is beside the text. A capture, which is narrow, is so on tablets. */
export const Feature = styled.li<FeatureStyleProps>`
  --picture-height: ${({ $hasCapture }) =>
    $hasCapture ? captureHeight : `calc(${FEATURED_WIDTH}vw / var(--ratio))`};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem var(--gap);
  ${media.wide} {
    ${({ $hasCapture }) => $hasCapture && columnsBeside('auto')}
  }
  ${media.desktop} {
    ${({ $hasCapture }) => !$hasCapture && columnsBeside(pictureColumn)}
  }
`;

const atStart = css`
  margin-inline-end: 0;
  border-start-end-radius: var(--radius-md);
  border-end-end-radius: var(--radius-md);
`;

const atEnd = css`
  order: 1;
  margin-inline-start: 0;
  border-start-start-radius: var(--radius-md);
  border-end-start-radius: var(--radius-md);
`;

/** Reaches the edges of the window; on desktops, only the one at its side. */
export const FeaturePicture = styled.div<MirroredProps>`
  margin-inline: calc(-1 * var(--page-margin));
  ${media.desktop} {
    ${({ $isMirrored }) => ($isMirrored ? atEnd : atStart)}
  }
`;

/**
 * A picture in its own form, which is too narrow or too small for the edge of the window. Below
 * desktops it is at most 26rem high, so that a phone shows the title with it. On desktops, a wide
 * one leaves the text more than half of the window.
 */
export const FeatureCapture = styled.div<MirroredProps>`
  width: calc(26rem * var(--ratio));
  max-width: 100%;
  border-radius: var(--radius-md);
  ${media.wide} {
    order: ${({ $isMirrored }) => ($isMirrored ? 1 : 0)};
  }
  ${media.desktop} {
    width: min(40vw, var(--picture-height) * var(--ratio));
  }
`;

export const FeatureText = styled(Texts)`
  align-content: center;
  ${media.desktop} {
    max-width: 34rem;
    /* A centered text would move when its highlights open. So a text of average height, 20rem, is
       beside the middle of the picture. */
    &:has(${Details}) {
      align-content: start;
      margin-top: max(0rem, (var(--picture-height) - 20rem) / 2);
    }
  }
`;

/** A result is the headline, so the title above it is smaller. */
export const FeatureTitle = styled(ProjectTitle)<{ $hasResult: boolean }>`
  font-size: ${({ $hasResult }) => ($hasResult ? 'var(--text-lg)' : 'var(--text-xl)')};
`;
