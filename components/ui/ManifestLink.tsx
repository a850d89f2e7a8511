'use client';

import { useIsHydrated } from './useIsHydrated';

/**
 * Links the manifest. The link is added after hydration, because its download made the largest
 * paint later. Without JavaScript it is there from the start.
 */
export function ManifestLink({ href }: { href: string }) {
  const link = <link rel="manifest" href={href} />;
  return useIsHydrated() ? link : <noscript>{link}</noscript>;
}
