'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { observe } from 'react-intersection-observer';

/**
 * Lets each `Meter` in it fill when it is first seen: one client component with one effect instead
 * of one around each bar.
 */
export function Meters({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bars = box.current?.querySelectorAll('[role="meter"]') ?? [];
    const stops = [...bars].map((bar) => {
      let stop: (() => void) | undefined;
      stop = observe(bar, (isInView) => {
        bar.toggleAttribute('data-waiting', !isInView);
        if (isInView) stop?.();
      });
      return stop;
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return <div ref={box}>{children}</div>;
}
