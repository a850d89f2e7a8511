/** "3 March 2026", the same on every machine. */
export const dayOf = (date: Date): string =>
  date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A date that a host has written; undefined if it is none. */
export function readDate(text: string): Date | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date;
}
