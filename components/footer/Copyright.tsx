'use client';

import { formatYear } from '@/lib/text/intl';
import { useIsHydrated } from '../ui/scripts-run';

interface CopyrightProps {
  name: string;
  /** The year of the build. */
  builtIn: number;
  /** That year in the page's language. */
  yearAtBuild: string;
  language: string;
}

/**
 * The year is the visitor's. That of the build is shown until hydration, where scripts do not run,
 * on a device whose clock is behind, and as long as both are equal, because the first formatter of
 * a page takes a browser long to make.
 */
export function Copyright({ name, builtIn, yearAtBuild, language }: CopyrightProps) {
  const year = new Date().getFullYear();
  const isNewYear = useIsHydrated() && year > builtIn;
  return `© ${isNewYear ? formatYear(year, language) : yearAtBuild} ${name}`;
}
