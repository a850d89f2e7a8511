'use client';

import styled from 'styled-components';
import { PHONE_SHARE } from '../styles/sizes';

/** The height of a whole picture, in percent of the plate. */
const WHOLE_SHARE = 90;

/** Covers the picture, so that a press on it follows the link. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
`;

/** The frame of a picture. `data-fit` says how the picture stands in it (`Fit`). */
export const PictureFrame = styled.div`
  position: relative;
  align-self: start;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  outline: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  picture,
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--focus, top);
  }
  &[data-plate='light'] {
    background: var(--plate);
  }
  &[data-plate='dark'] {
    background: var(--deepest);
  }
  &[data-fit='whole'] img {
    width: auto;
    height: ${WHOLE_SHARE}%;
    /* It is not larger than its file, which would blur it. */
    max-width: min(${WHOLE_SHARE}%, var(--file-width, 100%));
    margin: auto;
    border-radius: var(--radius-md);
    object-fit: contain;
    object-position: center;
  }
  /* The lower edge of the plate cuts the phone. */
  &[data-fit='phone'] img {
    inset-block: 10% auto;
    width: ${PHONE_SHARE}%;
    height: auto;
    margin-inline: auto;
    border-radius: var(--radius-md);
  }
`;
