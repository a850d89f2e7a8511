'use client';

import { type ReactNode, useRef, useState } from 'react';
import { BarBox } from './Header.styles';
import { useScrollListener } from './scrolling';

/** Over the dark last section the bar has the dark colors, too. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  const [isDark, setDark] = useState(false);

  useScrollListener(() => {
    const section = document.querySelector('section[data-dark]');
    const height = bar.current?.offsetHeight ?? 0;
    setDark(section !== null && section.getBoundingClientRect().top < height);
  });

  return (
    <BarBox ref={bar} data-dark={isDark ? '' : undefined}>
      {children}
    </BarBox>
  );
}
