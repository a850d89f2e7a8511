'use client';

import { useIsHydrated } from '../ui/scripts-run';

interface CopyrightProps {
  name: string;
  buildYear: number;
  /** This year, as the page's language writes it. */
  buildYearText: string;
}

/**
 * The copyright, with the year of the build. Once scripts run, a later year of the visitor's clock
 * replaces it, in plain digits: browsers need long for a first formatter.
 */
export function Copyright({ name, buildYear, buildYearText }: CopyrightProps) {
  const year = new Date().getFullYear();
  const isNewYear = useIsHydrated() && year > buildYear;
  return `© ${isNewYear ? year : buildYearText} ${name}`;
}
