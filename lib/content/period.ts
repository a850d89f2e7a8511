const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A stretch of time in whole months, as ISO 8601 (`2025-09`); without `end` it lasts until today. */
export interface Period {
  start: string;
  end?: string;
}

function parseMonth(text: string): string | undefined {
  const match = /^([a-z]{3,9})\.?\s+(\d{4})$/i.exec(text.trim());
  const [, name = '', year] = match ?? [];
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : `${year}-${String(index + 1).padStart(2, '0')}`;
}

/**
 * Reads a period as people write it in a CV.
 * @param text "Sept 2025 – Present" or "Sep 2023 – Dec 2024"; dash or hyphen, long or short months
 * @returns the period, or undefined if the text does not read as one or ends before it starts
 */
export function parsePeriod(text: string): Period | undefined {
  const [from = '', to = '', ...rest] = text.split(/\s*[–—-]\s*/);
  const start = parseMonth(from);
  if (start === undefined || rest.length > 0) return undefined;
  if (/^present$/i.test(to.trim())) return { start };
  const end = parseMonth(to);
  return end === undefined || end < start ? undefined : { start, end };
}
