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
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <rect width={`${percent}%`} height="100%" rx="4" />
    </Bar>
  );
}

const Bar = styled.svg`
  width: 100%;
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--sunken);
  box-shadow: inset 0 0 0 0.75px var(--edge);
  fill: var(--link);
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
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
    fill: CanvasText;
    background: Canvas;
    box-shadow: inset 0 0 0 1px CanvasText;
  }
`;
