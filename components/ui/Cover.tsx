'use client';

import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { contoursUrl } from './Contours';
import { pictureFrame } from './mixins';

/**
 * Replaces the missing picture of a project: its title over contour lines. The letters of the title
 * decide how the lines are turned and shifted, so that covers look different. Assistive technology
 * ignores the cover, because the title follows as a heading.
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
      <Title>{title}</Title>
    </Frame>
  );
}

// `Contours.tsx` explains why the property is `-webkit-mask`.
const Frame = styled.div`
  ${pictureFrame}
  display: grid;
  align-items: end;
  padding: clamp(1.1rem, 6%, 2.25rem);
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

const Title = styled.span`
  position: relative;
  display: -webkit-box;
  overflow: hidden;
  font-size: clamp(1.25rem, 9cqi, 3rem);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.015em;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  &::before {
    content: '';
    display: block;
    width: 1.1em;
    height: 0.16em;
    margin-bottom: 0.45em;
    border-radius: 1em;
    background: var(--action);
  }
`;
