import { type Content, contentSchema } from '../../lib/content/schema';
import { unknown } from '../../lib/content/template';
import { PlainError } from '../support/run-script';
import { career } from './career';
import { fitted } from './fitted';
import { person } from './person';
import type { Entry } from './reading';
import { unplaced } from './unplaced';

/** What a content made of a résumé still needs from its owner, one line each. */
export function missingIn({ owner, site, contact }: Content): string[] {
  const needs = {
    'owner.ts: your name': owner.name === unknown.name,
    'owner.ts: your role, like "Junior Full-Stack Developer"': owner.role === unknown.role,
    'owner.ts: an intro, one or two sentences': owner.intro === `${owner.role}.`,
    'owner.ts: a portrait (put it into public/images/, or give --photo me.jpg)': !owner.portrait,
    'owner.ts: the headline as you would say it after the greeting: "a Programmer"': true,
    'site.ts: the address of your site; the CV leaves it out until then': site.url === unknown.url,
    'site.ts: the language of your texts, if it is not English': site.language === 'en',
    'contact.ts: your e-mail address': contact.email === unknown.email,
    'contact.ts: the e-mail service of the form (docs/contact.md)': true,
    'projects.ts: descriptions and pictures of your projects, and which are featured': true,
    'skills.ts: levels in percent, for the skills that should show a bar': true,
  };
  const missing = Object.entries(needs).filter(([, isMissing]) => isMissing);
  return missing.map(([what]) => `content/${what}`);
}

/** The content made of a résumé, and what there is to say about it, one line each. */
export interface Imported {
  content: Content;
  /** What was changed on the way. */
  notes: string[];
  /** What found no place. */
  unplaced: string[];
}

/**
 * Turns a résumé of the JSON Resume form (1.x, jsonresume.org/schema) into content.
 * @param given anything that JSON can hold
 * @param today as `2026-11-20`
 * @throws PlainError if the content made of it breaks the schema, which would be a fault of ours
 */
export function resumeToContent(given: unknown, today: string): Imported {
  const notes: string[] = [];
  const resume = Object(given) as Entry;
  const content = fitted(contentSchema, {
    ...person(resume, today, notes),
    ...career(resume, today, notes),
  });
  if (content === undefined) {
    throw new PlainError('Nothing was written: the import cannot handle this résumé.');
  }
  return { content, notes, unplaced: unplaced(resume, content) };
}
