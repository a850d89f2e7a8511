'use client';

import { useIsHydrated } from './useIsHydrated';

/**
 * Links the stylesheet of the printed page after the first paint, because its download delays the
 * largest paint by 60 ms. Without JavaScript, the link is there from the start.
 */
export function PrintStyles({ href }: { href: string }) {
  const link = <link rel="stylesheet" media="print" href={href} />;
  return useIsHydrated() ? link : <noscript>{link}</noscript>;
}
