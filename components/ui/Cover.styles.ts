'use client';

import styled from 'styled-components';
import { contoursUrl } from './Contours';
import { letters, pictureFrame, square } from './mixins';

// `Contours.tsx` explains why the property is `-webkit-mask`.
export const CoverFrame = styled.div`
  ${pictureFrame}
  display: grid;
  place-items: center;
  background: var(--surface);
  container-type: inline-size;
  &::before {
    content: '';
    position: absolute;
    inset: -50%;
    background: var(--link);
    opacity: 0.5;
    -webkit-mask: url(${contoursUrl}) 50% / cover;
    transform: var(--placement);
    @media (prefers-contrast: more) {
      content: none;
    }
  }
`;

// The letters are not in the text of the page, so search and copying skip them. The rings are depth
// lines, as around the logos in Experience.
export const Island = styled.span`
  ${letters}
  ${square}
  position: relative;
  width: clamp(3.5rem, 18cqi, 6rem);
  height: auto;
  aspect-ratio: 1;
  border-radius: 50% 46% 52% 48%;
  background: var(--surface);
  box-shadow:
    0 0 0 1.5px var(--link),
    0 0 0 0.6rem var(--surface),
    0 0 0 calc(0.6rem + 1.5px) color-mix(in oklab, var(--link) 50%, var(--surface));
  font-size: clamp(1.25rem, 6cqi, 2rem);
  font-weight: 700;
`;
