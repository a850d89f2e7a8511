/** The day in the time zone of this computer, like that of git's commits: '2026-11-24'. */
export const today = (): string =>
  // Swedish dates have the form of ISO 8601.
  new Intl.DateTimeFormat('sv-SE').format(new Date());
