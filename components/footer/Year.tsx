'use client';

import { useSyncExternalStore } from 'react';
import { formatYear } from '@/lib/intl';

interface YearProps {
  /** The year of the build. It is shown until hydration, and where scripts do not run. */
  atBuild: number;
  /** `atBuild` in the page's language. */
  text: string;
  language: string;
}

/** The year of the visit. */
export function Year({ atBuild, text, language }: YearProps) {
  const year = useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => atBuild,
  );
  // `formatYear` creates an Intl formatter, which is slow on phones.
  return year === atBuild ? text : formatYear(year, language);
}
