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
 * A bar on a scale that shows a percentage. It fills when it is first in view. It is an SVG because
 * the content-security policy forbids inline styles, and the width of a rectangle is an attribute.
 */
export function Meter({ label, percent, text }: MeterProps) {
  const { ref, inView } = useInView({ initialInView: true, triggerOnce: true });
  return (
    <Scale
      ref={ref}
      data-waiting={inView ? undefined : ''}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <rect width={`${percent}%`} height="8" />
    </Scale>
  );
}

// The background is the scale below the bar: its line, the last tick, and a tick for every 10
// percent. The repeated pattern ends before the last tick.
const Scale = styled.svg`
  width: 100%;
  height: 14px;
  color: var(--edge);
  background:
    linear-gradient(currentColor 0 0) 0 8px / 100% 1px,
    linear-gradient(currentColor 0 0) 100% 8px / 1px 6px,
    repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px 10%) 0 8px / 100% 6px;
  background-repeat: no-repeat;
  fill: var(--link);
  ${media.motion} {
    rect {
      transition: transform 900ms var(--ease) 120ms;
    }
    &[data-waiting] rect {
      transform: scaleX(0);
      transition: none;
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    fill: CanvasText;
  }
`;
