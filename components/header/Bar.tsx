'use client';

import type { ReactNode } from 'react';
import { findGroundOfHeader } from './current-section';
import { BarBox } from './Header.styles';
import { useFoundAtScroll } from './useFoundAtScroll';

interface BarProps {
  rowBreakpoint: number;
  children: ReactNode;
}

/** The bar at the top. Once scripts run, it has the ground of the section behind it. */
export const Bar = ({ rowBreakpoint, children }: BarProps) => (
  <BarBox $rowBreakpoint={rowBreakpoint} data-ground={useFoundAtScroll(findGroundOfHeader)}>
    {children}
  </BarBox>
);
