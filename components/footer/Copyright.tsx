'use client';

import { formatYear } from '@/lib/text/intl';
import { useIsHydrated } from '../ui/useIsHydrated';

interface CopyrightProps {
  name: string;
  /**
   * The year of the build, in the page's language. It is shown until hydration, because a browser
   * may write it in other digits than the build, and where scripts do not run.
   */
  yearAtBuild: string;
  language: string;
}

export function Copyright({ name, yearAtBuild, language }: CopyrightProps) {
  const year = useIsHydrated() ? formatYear(new Date().getFullYear(), language) : yearAtBuild;
  return `© ${year} ${name}`;
}
