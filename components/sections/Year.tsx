'use client';

import { useEffect, useState } from 'react';

interface YearProps {
  /** Shown until scripts run, and where they do not. */
  atBuild: number;
  /** Decides on the digits. The year itself is of the calendar that copyright goes by. */
  language: string;
}

/** The year of the visit. */
export function Year({ atBuild, language }: YearProps) {
  const [year, setYear] = useState(atBuild);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return new Intl.NumberFormat(language, { useGrouping: false }).format(year);
}
