import { placeName } from '../../lib/content/check';
import { type Content, contentSchema } from '../../lib/content/schema';
import { placeholders } from '../../lib/content/template';
import { nameParts } from '../../lib/content/text';
import { PlainError } from '../support/run-script';
import { career } from './career';
import { fitted, shortened } from './fitted';
import { person } from './person';
import { type Entry, isoDay, sentences, text } from './reading';

/**
 * Turns a résumé of the JSON Resume form (1.x, jsonresume.org/schema) into content.
 * @param given anything that JSON can hold
 * @param today as `2026-11-20`
 * @returns the content; what stands in it otherwise than one would expect, one line each; and the
 *   texts that found no place, with the paths to them
 * @throws PlainError if the content made of it breaks the schema, which would be a fault of ours
 */
export function resumeToContent(given: unknown, today: string) {
  const resume = Object(given) as Entry;
  const content = fitted(contentSchema, {
    ...person(resume, today),
    ...career(resume, today),
  });
  if (content === undefined) {
    throw new PlainError('Nothing was written: the import cannot handle this résumé.');
  }
  return { content, notes: notesOn(content), unplaced: unplaced(resume, content) };
}

/** What a content made of a résumé still needs from its owner, one line each. */
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
    'projects.ts: descriptions and pictures of your projects, and which are featured': true,
    'skills.ts: levels in percent, for the skills that should show a bar': true,
  };
  const missing = Object.entries(needs).filter(([, isMissing]) => isMissing);
  return missing.map(([what]) => `content/${folder === '' ? '' : `${folder}/`}${what}`);
}

/** Periods that are no dates, one line each. */
function notesOn(content: Content): string[] {
  const parts = ['experience', 'education', 'projects'] as const;
  const periods = parts.flatMap((part) =>
    content[part].map(({ period }, index) => ({ period, place: [part, index, 'period'] })),
  );
  return periods
    .filter(({ period }) => typeof period === 'string')
    .map(
      ({ period, place }) =>
        `${placeName(content, place)}: "${period}" is printed as it is, since it cannot be read as dates`,
    );
}

/** The parts of a résumé that other files of the content hold than that of their name. */
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

/** The files where a part of a résumé belongs; none, if the content has nothing like it. */
const filesOf = (part: string): string[] =>
  otherFiles[part] ?? (part in contentSchema.shape ? [part] : []);

/** The part of a résumé in which a path, or a line of `unplaced`, begins. */
const partOf = (path: string) => /^[^.[:]*/.exec(path)?.[0] ?? '';

/** What found no place, one line for each part of the résumé, the most missed first. */
export function unplacedLines(unplaced: readonly string[]): string[] {
  const parts = new Set([...Object.keys(otherFiles), ...unplaced.map(partOf)]);
  return [...parts].flatMap((part) => {
    const lines = unplaced.filter((line) => partOf(line) === part);
    if (lines.length === 0) return [];
    // Each entry is known by its first text.
    const entryOf = (line = '') => /^[^.[:]*\[\d+\]/.exec(line)?.[0] ?? line;
    const firsts = lines.filter((line, index) => entryOf(line) !== entryOf(lines[index - 1]));
    const shown = firsts.slice(0, 3).map((line) => line.slice(part.length).replace(/^\./, ''));
    const rest = lines.length > shown.length ? ` and ${lines.length - shown.length} more` : '';
    const files = filesOf(part)
      .map((name) => `content/${name}.ts`)
      .join(', ');
    return `${part}: ${shown.join(', ')}${rest}${files ? ` (could go into ${files})` : ''}`;
  });
}

/** Fields that say nothing to a reader of the page. */
const silent = /^(\$schema|meta\.(canonical|version))$/;

/**
 * What a résumé says and the content made of it does not, one line a field:
 * `references[0].name: "Erlich"`. A sentence is said if one text, in a file where it belongs, has all
 * its words.
 */
function unplaced(resume: Entry, content: Content): string[] {
  const wordsIn = (value: unknown) => textsIn(value).map(({ found }) => new Set(wordsOf(found)));
  const said = new Map(Object.entries(content).map(([name, value]) => [name, wordsIn(value)]));
  return textsIn(resume).flatMap(({ path, found }) => {
    const texts = filesOf(partOf(path)).flatMap((name) => said.get(name) ?? []);
    const isSaid = (given: string) => {
      const words = wordsOf(given);
      return words.length === 0 || texts.some((other) => words.every((word) => other.has(word)));
    };
    const day = isoDay(found);
    if (silent.test(path) || (day && [day, day.slice(0, 7)].some(isSaid))) return [];
    const left = found
      .split('\n')
      .flatMap(sentences)
      .filter((sentence) => !isSaid(sentence));
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

/** All texts and numbers in a value, with the paths to them. */
function textsIn(value: unknown, path = ''): { path: string; found: string }[] {
  if (typeof value !== 'object' || value === null) return [{ path, found: text(value) }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const where = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return textsIn(inner, where);
  });
}
