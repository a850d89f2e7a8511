'use client';

import { formatYear } from '@/lib/language/intl';
import { useIsHydrated } from '../ui/useIsHydrated';

interface CopyrightProps {
  name: string;
  /** The year of the build. It is shown until hydration, and where scripts do not run. */
  yearAtBuild: number;
  /** `yearAtBuild` in the page's language. */
  yearText: string;
  language: string;
}

/** "© 2026 Juan Dela Cruz", with the year of the visit. */
export function Copyright({ name, yearAtBuild, yearText, language }: CopyrightProps) {
  const year = useIsHydrated() ? new Date().getFullYear() : yearAtBuild;
  // `formatYear` is only called if the year differs, because it creates an Intl formatter, which is
  // slow on phones.
  const text = year === yearAtBuild ? yearText : formatYear(year, language);
  return `© ${text} ${name}`;
}
