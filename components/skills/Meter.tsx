'use client';

import { useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import styled from 'styled-components';
import { media } from '../styles/media';

interface MeterProps {
  label: string;
  /** The length of the bar, from 0 to 100. */
  percent: number;
  text: string;
}

/** A bar on a ruler. The bar fills when it is first in view. */
export function Meter({ label, percent, text }: MeterProps) {
  const scale = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!scale.current) return;
    const stop = observe(scale.current, (isInView) => {
      setWaiting(!isInView);
      if (isInView) stop();
    });
    return stop;
  }, []);
  return (
    <Scale
      ref={scale}
      data-waiting={isWaiting ? '' : undefined}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <div style={{ width: `${percent}%` }} />
    </Scale>
  );
}

const Scale = styled.div`
  display: grid;
  /* Always left to right: on pages from right to left, the global style mirrors the drawing. */
  direction: ltr;
  border-right: 1px solid var(--line);
  /* A ruler with a tick for every 10 percent. */
  background: repeating-linear-gradient(90deg, var(--edge) 0 1px, transparent 1px 10%) 0 50% /
    100% 7px no-repeat;
  /* The bar ends like a shore. */
  > div {
    border-right: 4px solid var(--link);
    border-radius: 0 3rem 3rem 0 / 0 50% 50% 0;
    /* The line of the ruler goes on through the bar. */
    background:
      linear-gradient(var(--link) 0 0) 0 50% / 100% 1.5px no-repeat,
      linear-gradient(90deg, transparent, var(--page));
    /* Two depth lines in the water beyond the shore, each on a shadow in the color of the water. */
    box-shadow:
      7px 0 var(--ground),
      8px 0 var(--link),
      16px 0 var(--ground),
      17px 0 var(--edge);
    transform-origin: 0;
  }
  ${media.forcedColors} {
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
