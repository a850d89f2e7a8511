'use client';

import type { ReactNode } from 'react';
import { findGroundOfHeader } from './current-section';
import { BarBox } from './Header.styles';
import { useFoundAtScroll } from './useFoundAtScroll';

/** The bar at the top. Once scripts run, it has the ground of the section behind it. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <BarBox data-ground={useFoundAtScroll(findGroundOfHeader)}>{children}</BarBox>
);
