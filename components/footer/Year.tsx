'use client';

import { useSyncExternalStore } from 'react';
import { formatYear } from '@/lib/locale';

interface YearProps {
  /** The year of the build, shown until scripts run and without them. */
  atBuild: number;
  /** `atBuild` in the page's language. */
  text: string;
  language: string;
}

/** The current year. */
export function Year({ atBuild, text, language }: YearProps) {
  const year = useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => atBuild,
  );
  // `formatYear` loads Intl, which takes a phone longer than the rest of the footer.
  return year === atBuild ? text : formatYear(year, language);
}
