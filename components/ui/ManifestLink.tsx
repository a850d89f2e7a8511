'use client';

import { useIsHydrated } from './useIsHydrated';

/**
 * Links the stylesheet of the printed page, and the manifest. They are added after hydration,
 * because their downloads made the largest paint about 70 ms later. Without JavaScript they are
 * there from the start.
 */
export function LateLinks({ printStyles, manifest }: { printStyles: string; manifest: string }) {
  const links = (
    <>
      <link rel="stylesheet" media="print" href={printStyles} />
      <link rel="manifest" href={manifest} />
    </>
  );
  return useIsHydrated() ? links : <noscript>{links}</noscript>;
}
