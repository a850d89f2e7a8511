'use client';

import { useInView } from 'react-intersection-observer';
import styled from 'styled-components';
import { media } from '../theme/media';

interface MeterProps {
  /** What is measured. */
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** `percent` in the page's language. */
  text: string;
}

/**
 * A bar that shows a percentage, and fills when it is first in view. It is an SVG, because the
 * content-security policy forbids inline styles, and its width can be an attribute.
 */
export function Meter({ label, percent, text }: MeterProps) {
  const { ref, inView } = useInView({ initialInView: true, triggerOnce: true });
  return (
    <Bar
      ref={ref}
      data-waiting={inView ? undefined : ''}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <rect width="100%" height="100%" rx="4" />
      <rect width={`${percent}%`} height="100%" rx="4" />
    </Bar>
  );
}

const Bar = styled.svg`
  width: 100%;
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  fill: var(--link);
  rect:first-child {
    fill: var(--sunken);
    stroke: var(--edge);
    stroke-width: 1.5px;
  }
  ${media.motion} {
    rect:last-child {
      transform-origin: left;
      transition: transform 900ms var(--ease) 120ms;
    }
    &[data-waiting] rect:last-child {
      transform: scaleX(0);
      transition: none;
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    fill: CanvasText;
    rect:first-child {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
