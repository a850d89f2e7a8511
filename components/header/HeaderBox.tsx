'use client';

import type { ReactNode } from 'react';
import { useGroundOfHeader } from './current-section';
import { FixedHeader } from './Header.styles';

/** The header. Once scripts run, it has the ground of the section behind it. */
export const HeaderBox = ({ children }: { children: ReactNode }) => (
  <FixedHeader data-ground={useGroundOfHeader()}>{children}</FixedHeader>
);
