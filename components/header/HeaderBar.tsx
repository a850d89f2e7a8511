'use client';

import { type ReactNode, useRef, useState } from 'react';
import { BarBox } from './Header.styles';
import { useScrollListener } from './scrolling';

interface HeaderBarProps {
  /** What `rowBreakpoint` returns. */
  rowFrom: number;
  children: ReactNode;
}

/** Over a dark section or the dark footer the bar has the colors of these, too. */
export function HeaderBar({ rowFrom, children }: HeaderBarProps) {
  const bar = useRef<HTMLElement>(null);
  /** `data-dark` of the part of the page below the bar. */
  const [dark, setDark] = useState<string>();

  useScrollListener(() => {
    const height = bar.current?.offsetHeight ?? 0;
    const parts = [...document.querySelectorAll<HTMLElement>('main > section, footer')];
    const below = parts.findLast((part) => part.getBoundingClientRect().top < height);
    setDark(below?.dataset.dark);
  });

  return (
    <BarBox ref={bar} data-dark={dark} $rowFrom={rowFrom}>
      {children}
    </BarBox>
  );
}
