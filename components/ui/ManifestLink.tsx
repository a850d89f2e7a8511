'use client';

import { useIsHydrated } from './useIsHydrated';

/**
 * Links the manifest after hydration, because its download made the largest paint later. Browsers
 * offer to install the page only where scripts run, so the HTML does not contain the link.
 */
export const ManifestLink = ({ href }: { href: string }) =>
  useIsHydrated() && <link rel="manifest" href={href} />;
