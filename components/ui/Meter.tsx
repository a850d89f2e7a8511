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

/** The bar fills when it is first in view. */
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
      <div style={{ width: `${percent}%` }} />
    </Scale>
  );
}

// The bar is a headland: land that ends with a shore line, and depth lines in the water beyond it.
// A ruler like that of Experience runs through it, with a tick for every 10 percent of the scale.
// The direction is always from left to right, because on pages from right to left `GlobalStyle.ts`
// mirrors the whole drawing. If colors are forced, browsers remove the gradients, so a border draws
// the bar.
const Scale = styled.div`
  display: grid;
  min-height: 1.75rem;
  direction: ltr;
  border-right: 1px solid var(--line);
  background: repeating-linear-gradient(90deg, var(--edge) 0 1px, transparent 1px 10%) 0 50% / 100%
    7px no-repeat;
  > div {
    border-right: 4px solid var(--link);
    border-radius: 0 3rem 3rem 0 / 0 50% 50% 0;
    background:
      linear-gradient(var(--link) 0 0) 0 50% / 100% 1.5px no-repeat,
      linear-gradient(90deg, transparent, var(--page));
    box-shadow:
      7px 0 var(--ground),
      8px 0 var(--link),
      16px 0 var(--ground),
      17px 0 var(--edge);
    transform-origin: 0;
  }
  @media (forced-colors: active) {
    > div {
      border: 2px solid;
    }
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
`;
