'use client';

import { useInView } from 'react-intersection-observer';
import styled from 'styled-components';
import { media } from '../theme/media';

interface MeterProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** `percent` in the page's language. */
  text: string;
}

/** A bar on a scale that shows a percentage. It fills when it is first in view. */
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
      data-print="hide"
    >
      <div style={{ width: `${percent}%` }} />
    </Scale>
  );
}

// The background is the scale below the bar: its line, the last tick, and a tick for every 10
// percent. The repeated pattern ends before the last tick. The direction is always from left to
// right, because on pages from right to left `GlobalStyle.ts` mirrors the whole drawing.
const Scale = styled.div`
  height: 14px;
  direction: ltr;
  color: var(--edge);
  background:
    linear-gradient(currentColor 0 0) 0 8px / 100% 1px,
    linear-gradient(currentColor 0 0) 100% 8px / 1px 6px,
    repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px 10%) 0 8px / 100% 6px;
  background-repeat: no-repeat;
  > div {
    height: 8px;
    background: var(--link);
    transform-origin: 0;
  }
  ${media.motion} {
    > div {
      transition: transform 900ms var(--ease) 120ms;
    }
    &[data-waiting] > div {
      transform: scaleX(0);
      transition: none;
    }
  }
  @media (forced-colors: active) {
    --link: CanvasText;
    forced-color-adjust: none;
    color: CanvasText;
  }
`;
