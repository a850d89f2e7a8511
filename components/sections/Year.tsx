'use client';

import { useSyncExternalStore } from 'react';
import { formatYear } from '@/lib/locale';

interface YearProps {
  /** The year of the build. It is shown until scripts run, and where they do not. */
  atBuild: number;
  /** The same as the page's language writes it. */
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
  // To load Intl takes a phone longer than to build the rest of the footer.
  return year === atBuild ? text : formatYear(year, language);
}
