import { contentFaults } from '../../lib/content/check';
import type { Content } from '../../lib/content/schema';
import { resumeProfile } from './resume-profile';
import { resumeSections } from './resume-sections';
import { type Reading, Source, unplaced } from './source';

/** What an import found. */
export interface Imported {
  content: Content;
  /** What was changed on the way, one sentence each. */
  notes: string[];
  /** What found no place, one line each. */
  unplaced: string[];
  /** What the page still needs from its owner, one sentence each. */
  missing: string[];
}

/**
 * Turns a résumé of the JSON Resume form (1.x, jsonresume.org/schema) into content.
 * @param resume anything that JSON can hold; fields of another kind than the form's stay unplaced
 * @param today as `2026-11-20`, for a résumé that does not say when it was changed
 * @throws Error if the content made of it breaks the schema, which would be a fault of this program
 */
export function resumeToContent(resume: unknown, today: string): Imported {
  // This site's own résumé names where it stands and by which form it is made.
  const own = ['$schema', 'meta.canonical', 'meta.version'];
  const reading: Reading = { placed: new Set(own), notes: [] };
  const root = new Source(resume, '', reading);
  const missing: string[] = [];
  // What was not said is left out, so that no file is full of "undefined".
  const content: Content = JSON.parse(
    JSON.stringify({ ...resumeProfile(root, today, missing), ...resumeSections(root) }),
  );
  const faults = contentFaults(content);
  if (faults.length > 0) throw new Error(`Import made faulty content:\n${faults.join('\n')}`);

  const { projects, skills } = content;
  missing.push(
    projects.length === 0
      ? 'content/projects.ts: your projects'
      : 'content/projects.ts: pictures of your projects, in public/images/, and which are featured',
  );
  if (skills.some(({ level }) => level === undefined)) {
    missing.push('content/skills.ts: levels in percent, for the skills that shall show a bar');
  }
  missing.push('content/contact.ts: the e-mail service of the form (docs/contact.md)');
  return { content, notes: reading.notes, unplaced: unplaced(resume, reading.placed), missing };
}
