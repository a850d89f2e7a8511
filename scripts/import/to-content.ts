import { type Content, contentSchema } from '../../lib/content/schema';
import { unknown } from '../../lib/content/template';
import { PlainError } from '../support/run-script';
import { career } from './career';
import { fitted, shortened } from './fitted';
import { person } from './person';
import { type Entry, isoDay, sentences, text } from './reading';

/**
 * Turns a résumé of the JSON Resume form (1.x, jsonresume.org/schema) into content.
 * @param given anything that JSON can hold
 * @param today as `2026-11-20`
 * @returns the content, and what found no place, one line each
 * @throws PlainError if the content made of it breaks the schema, which would be a fault of ours
 */
export function resumeToContent(given: unknown, today: string) {
  const resume = Object(given) as Entry;
  const content = fitted(contentSchema, {
    ...person(resume, today),
    ...career(resume, today),
  });
  if (content !== undefined) return { content, unplaced: unplaced(resume, content) };
  throw new PlainError('Nothing was written: the import cannot handle this résumé.');
}

/** What a content made of a résumé still needs from its owner, one line each. */
export function missingIn({ owner, site, contact }: Content): string[] {
  const needs = {
    'owner.ts: your name': owner.name === unknown.name,
    'owner.ts: your role, like "Junior Full-Stack Developer"': owner.role === unknown.role,
    'owner.ts: an intro, one or two sentences': owner.intro === `${owner.role}.`,
    'owner.ts: a portrait (put it into public/images/, or give --photo me.jpg)': !owner.portrait,
    'owner.ts: the headline as you would say it after the greeting: "a Programmer"': true,
    'site.ts: the address of your site; the CV leaves it out until then': site.url === unknown.url,
    'site.ts: the language of your texts, if not English (README, "In your language")':
      site.language === 'en',
    'contact.ts: your e-mail address': contact.email === unknown.email,
    'contact.ts: the e-mail service of the form (docs/contact.md)': true,
    'projects.ts: descriptions and pictures of your projects, and which are featured': true,
    'skills.ts: levels in percent, for the skills that should show a bar': true,
  };
  const missing = Object.entries(needs).filter(([, isMissing]) => isMissing);
  return missing.map(([what]) => `content/${what}`);
}

/** Fields that say nothing to a reader of the page. */
const silent = /^(\$schema|meta\.(canonical|version))$/;

/**
 * What a résumé says and the content made of it does not, one line a field:
 * `references[0].name: "Erlich"`. A sentence is said if one text of the content has all its words.
 */
function unplaced(resume: Entry, content: Content): string[] {
  const said = textsIn(content).map(({ found }) => new Set(wordsOf(found)));
  const isSaid = (given: string) => {
    const words = wordsOf(given);
    return said.some((other) => words.every((word) => other.has(word)));
  };
  return textsIn(resume).flatMap(({ path, found }) => {
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
