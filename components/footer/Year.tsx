'use client';

import { formatYear } from '@/lib/language/intl';
import { useIsHydrated } from '../ui/useIsHydrated';

interface YearProps {
  /** The year of the build. It is shown until hydration, and where scripts do not run. */
  atBuild: number;
  /** `atBuild` in the page's language. */
  text: string;
  language: string;
}

export function Year({ atBuild, text, language }: YearProps) {
  const year = useIsHydrated() ? new Date().getFullYear() : atBuild;
  // `formatYear` creates an Intl formatter, which is slow on phones.
  return year === atBuild ? text : formatYear(year, language);
}
