import { leavesOf, type Resume } from './values';

/** A value of a résumé that the content does not have, or not as it was given. */
export interface Loss {
  what: 'not taken over' | 'shortened';
  /** In the résumé: "work 2, gpa". */
  place: string;
  text: string;
  reason: string;
}

/** What a source of the import contains. */
export interface ResumeSource {
  resume: Resume;
  /** What the source has and the résumé has not. */
  leftOut: readonly Loss[];
}

export const noPlace = 'the page has no place for it';

/** The losses of a value of which nothing has been taken over. */
export const lost = (place: string, value: unknown, reason = noPlace): Loss[] =>
  leavesOf(value).map((text) => ({ what: 'not taken over', place, text, reason }));
