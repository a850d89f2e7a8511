import { textPartsOutside } from '../content/linked-text';
import { toDrawable, withFullStops } from '../design/drawable';
import type { CareerEntry } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { LocalizedSite } from '../site/make-sites';
import { nonEmpty, withNote } from '../text/text';
import { fill } from '../words/words';

/** A part of the CV, below a heading. */
export interface CvPart {
  title: string;
  paragraphs?: readonly ({ name?: string; value: CvText } | { facts: readonly object[] })[];
  groups?: readonly CvGroup[];
}

/** Entries with titles, and then entries in a line each; below a heading, if there is a name. */
export interface CvGroup {
  name?: Linked;
  entries?: readonly CvEntry[];
  lines?: readonly { name?: Linked; details: readonly Linked[]; summary?: CvText }[];
}

/** A job, a school or a project. */
export interface CvEntry extends ReturnType<typeof entryTexts> {
  title: Linked;
  subtitle?: Linked;
  links?: readonly Linked[];
}

export interface Linked {
  text: string;
  href?: string;
  isOrganization?: boolean;
}

/** A text, or its parts if it has links. */
type CvText = string | readonly { part: string; href?: string }[];

export function cvText(text: string, { urlOf }: LocalizedSite): CvText {
  const prose = withFullStops(text);
  const parts = textPartsOutside(prose, urlOf('/'));
  if (parts.every(({ href }) => href === undefined)) return prose;
  return parts.map(({ text: part, href }) => ({ part, href }));
}

/** Names with commas between them, in every language: programs that read a CV split at commas. */
export const commaList = (list: readonly { name: string; note?: string }[]) =>
  list.map(({ name, note }) => withNote(name, note)).join(', ');

/** What the CV says of a job, a school or a project below its title. */
export const entryTexts = (entry: CareerEntry | ProfileProject, site: LocalizedSite) => ({
  details: nonEmpty([entry.period?.text, ...entry.details]),
  description: entry.description && cvText(entry.description, site),
  highlights: entry.highlights.map((point) => cvText(point, site)),
  skills: commaList(entry.tags),
});

/** A name before its value: "Languages:". */
export const labelFor = (name: string, { locale: { words } }: LocalizedSite) =>
  fill(words.documents.label, { name: toDrawable(name) });
