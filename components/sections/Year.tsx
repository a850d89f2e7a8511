'use client';

import { useEffect, useState } from 'react';

/**
 * The year of the visit.
 * @param atBuild shown until scripts run, and where they do not
 */
export function Year({ atBuild }: { atBuild: string }) {
  const [year, setYear] = useState(atBuild);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return year;
}
