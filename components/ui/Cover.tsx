'use client';

import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { initials } from '@/lib/content/names';
import { contoursUrl } from './Contours';
import { letters, pictureFrame, square } from './mixins';

/**
 * Replaces the missing picture of a project: an island with its initials between contour lines. The
 * letters of the title decide how the lines are turned and shifted, so that covers look different.
 * Assistive technology ignores the cover, because the title follows as a heading.
 */
export function Cover({ title }: { title: string }) {
  const sum = Array.from(title.normalize(), (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, codePoint) => total + codePoint,
    0,
  );
  // 137.5° for each step of the sum: even titles that differ by one letter look different.
  const turn = (sum * 137.5) % 360;
  // From -25 to 24 percent: between the middle and the edges of the drawing its lines are dense.
  const shift = (sum % 50) - 25;
  const placement = `translate(${shift}%,${-shift}%) rotate(${turn}deg) scale(1.6)`;
  return (
    <Frame
      aria-hidden="true"
      data-print="hide"
      style={{ '--placement': placement } as CSSProperties}
    >
      <Island data-letters={initials(title)} />
    </Frame>
  );
}

// `Contours.tsx` explains why the property is `-webkit-mask`.
const Frame = styled.div`
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
const Island = styled.span`
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
