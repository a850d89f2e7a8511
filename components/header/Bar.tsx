'use client';

import type { ReactNode } from 'react';
import { useGroundOfHeader } from './current-section';
import { BarBox } from './Header.styles';

/** The bar at the top. Once scripts run, it has the ground of the section behind it. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <BarBox data-ground={useGroundOfHeader()}>{children}</BarBox>
);
