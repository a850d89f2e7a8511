'use client';

import { type ReactNode, useRef, useState } from 'react';
import { BarBox } from './Header.styles';
import type { LinkRowProps } from './SiteMenu.styles';
import { lastAbove, useScrollListener } from './scrolling';

interface HeaderBarProps {
  rowFrom: LinkRowProps['$rowFrom'];
  children: ReactNode;
}

/** The bar of the header. Over a dark section or the dark footer it has dark colors, too. */
export function HeaderBar({ rowFrom, children }: HeaderBarProps) {
  const bar = useRef<HTMLElement>(null);
  /** The value of `data-dark` of the section or footer behind the bar. */
  const [dark, setDark] = useState<string>();

  useScrollListener(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main > section, footer')];
    setDark(lastAbove(parts, bar.current?.offsetHeight ?? 0)?.dataset.dark);
  });

  return (
    <BarBox ref={bar} data-dark={dark} $rowFrom={rowFrom}>
      {children}
    </BarBox>
  );
}
