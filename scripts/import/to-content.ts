import { contentFile, placeName } from '../../lib/content/check';
import { type Content, contentSchema } from '../../lib/content/schema';
import { placeholders } from '../../lib/content/template';
import { nameParts } from '../../lib/content/text';
import { PlainError } from '../support/run-script';
import { career } from './career';
import { coerceToSchema, shortened } from './coerce-to-schema';
import { person } from './person';
import { type Entry, isoDay, sentences, text } from './reading';

/**
 * Turns a résumé in the JSON Resume form (1.x, jsonresume.org/schema) into content.
 * @param given any JSON value
 * @param today as `2026-11-20`
 * @returns the content; notes on what the page shows in an unusual way, one line each; and the texts
 *   that the content has no place for, each with its path in the résumé
 * @throws PlainError if the result breaks the schema, which is a bug of the import
 */
export function resumeToContent(given: unknown, today: string) {
  const resume = Object(given) as Entry;
  const content = coerceToSchema(contentSchema, {
    ...person(resume, today),
    ...career(resume, today),
  });
  if (content === undefined) {
    throw new PlainError('Nothing was written: the import cannot handle this résumé.');
  }
  return { content, notes: periodNotes(content), unplaced: unplaced(resume, content) };
}

/**
 * Lists what an imported content still needs from its owner, one line each.
 * @param folder of a second language
 */
export function missingIn({ owner, site, contact }: Content, folder = ''): string[] {
  const needs = {
    'owner.ts: your name': owner.name === placeholders.name,
    [`owner.ts: all your first names, if there are more than "${owner.firstNames}"`]:
      nameParts(owner).family.includes(' '),
    'owner.ts: your role, like "Junior Full-Stack Developer"': owner.role === placeholders.role,
    'owner.ts: an intro, one or two sentences': owner.intro === `${owner.role}.`,
    'owner.ts: a portrait (put it into public/images/, or give --photo me.jpg)': !owner.portrait,
    'owner.ts: the headline as you would say it after the greeting: "a Programmer"': true,
    'site.ts: the address of your site; the CV leaves it out until then':
      site.url === placeholders.url,
    'site.ts: the language of your texts, if not English (README, "In your language")':
      site.language === 'en',
    'contact.ts: your e-mail address': contact.email === placeholders.email,
    'contact.ts: the e-mail service of the form (docs/contact.md)': folder === '',
    'projects.ts: titles, descriptions and pictures of your projects, and which are featured': true,
    'skills.ts: levels in percent, for the skills that should show a bar': true,
  };
  const missing = Object.entries(needs).filter(([, isMissing]) => isMissing);
  return missing.map(([what]) =>
    what.replace(/^(\w+)\.ts/, (_, name) => contentFile(name, folder)),
  );
}

/** Periods that are no dates, one line each. */
function periodNotes(content: Content): string[] {
  const parts = ['experience', 'education', 'projects'] as const;
  return parts.flatMap((part) =>
    content[part].flatMap(({ period }, index) => {
      if (typeof period !== 'string') return [];
      const place = placeName(content, [part, index, 'period']);
      return `${place}: "${period}" cannot be read as dates, so the page shows it as it is`;
    }),
  );
}

/** The files of the content for the parts of a résumé that have another name there. */
const otherFiles: Record<string, string[] | undefined> = {
  references: ['about'],
  patents: ['publications'],
  organizations: ['experience'],
  work: ['experience'],
  volunteer: ['experience'],
  courses: ['education'],
  'test scores': ['education'],
  languages: ['owner'],
  basics: ['owner', 'about', 'contact', 'site'],
  meta: ['site'],
  interests: ['about'],
};

/** The files for a part of a résumé; none if the content has nothing like it. */
const filesOf = (part: string): string[] =>
  otherFiles[part] ?? (part in contentSchema.shape ? [part] : []);

/** The part of a résumé that a path, or a line of `unplaced`, begins with. */
const partOf = (path: string) => /^[^.[:]*/.exec(path)?.[0] ?? '';

/** Sums up the unplaced texts, one line for each part of the résumé, the most important first. */
export function unplacedLines(unplaced: readonly string[]): string[] {
  const parts = new Set([...Object.keys(otherFiles), ...unplaced.map(partOf)]);
  return [...parts].flatMap((part) => {
    const lines = unplaced.filter((line) => partOf(line) === part);
    if (lines.length === 0) return [];
    const shown = lines.slice(0, 3).map((line) => line.slice(part.length).replace(/^\./, ''));
    const rest = lines.length > shown.length ? ` and ${lines.length - shown.length} more` : '';
    const files = filesOf(part).map((name) => contentFile(name));
    const hint = files.length > 0 ? ` (could go into ${files.join(', ')})` : '';
    return `${part}: ${shown.join(', ')}${rest}${hint}`;
  });
}

/** Fields that mean nothing to a reader of the page. */
const technicalFields = /^(\$schema|meta\.(canonical|version))$/;

/**
 * Finds the texts of a résumé that the content lacks, one line a field: `references[0].name: "Erlich"`.
 * A sentence counts as placed if one text, in a file where it belongs, has all its words.
 */
function unplaced(resume: Entry, content: Content): string[] {
  const wordsIn = (value: unknown) => textsIn(value).map(({ found }) => new Set(wordsOf(found)));
  const placed = new Map(Object.entries(content).map(([name, value]) => [name, wordsIn(value)]));
  return textsIn(resume).flatMap(({ path, found }) => {
    const texts = filesOf(partOf(path)).flatMap((name) => placed.get(name) ?? []);
    const isPlaced = (given: string) =>
      texts.some((other) => wordsOf(given).every((word) => other.has(word)));
    const day = isoDay(found);
    if (technicalFields.test(path) || (day && [day, day.slice(0, 7)].some(isPlaced))) return [];
    const left = found
      .split('\n')
      .flatMap(sentences)
      .filter((sentence) => wordsOf(sentence).length > 0 && !isPlaced(sentence));
    return left.length === 0 ? [] : [`${path}: "${shortened(left.join(' '), 60)}"`];
  });
}

/** The words of a text, or the parts of an address; "33.3%" as the number that it becomes. */
const wordsOf = (given: string) =>
  given
    .toLowerCase()
    .split(/[\s,;()|/]+/)
    .map((word) => word.replace(/[.:!?…%]+$/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** All texts and numbers in a value, with their paths. */
function textsIn(value: unknown, path = ''): { path: string; found: string }[] {
  if (typeof value !== 'object' || value === null) return [{ path, found: text(value) }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const where = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return textsIn(inner, where);
  });
}
