import { z } from 'zod';
import { contentFaults } from '../../lib/content/check';
import type { Certificate, Content, Experience, Project } from '../../lib/content/schema';
import { PlainError } from '../support/run-script';
import { award, certificate, education, experience, project } from './entries';
import { list } from './fields';
import { basics, languageTag, profile, spokenLanguage } from './profile';
import { skill, skills } from './skills';
import { distinctName } from './texts';
import { unplaced } from './unplaced';

/** A résumé of the JSON Resume form (1.x, jsonresume.org/schema). */
const resumeSchema = z.object({
  basics: basics.catch(basics.parse({})),
  work: list(experience, 100),
  volunteer: list(experience, 100),
  education: list(education, 50),
  certificates: list(certificate, 60),
  awards: list(award, 40),
  skills: list(skill, 100),
  languages: list(spokenLanguage, 12),
  projects: list(project, 200),
  meta: z
    .object({
      language: languageTag,
      lastModified: z
        .string()
        .transform((value) => value.slice(0, 10))
        .pipe(z.iso.date())
        .optional()
        .catch(undefined),
    })
    .catch({ language: undefined, lastModified: undefined }),
});

/** The content made of a résumé, and what there is to say about it, one line each. */
export interface Imported {
  content: Content;
  /** What was changed on the way. */
  notes: string[];
  /** What found no place. */
  unplaced: string[];
  /** What the page still needs from its owner. */
  missing: string[];
}

/**
 * Turns a résumé of the JSON Resume form into content.
 * @param given anything that JSON can hold
 * @param today as `2026-11-20`
 * @throws PlainError if the content made of it breaks the schema, which would be a fault of ours
 */
export function resumeToContent(given: unknown, today: string): Imported {
  const notes: string[] = [];
  const missing: string[] = [];
  const named = withTodaysNames(given);
  const resume = resumeSchema.parse(named);
  const { basics, work, languages, meta } = resume;
  const { language, lastModified: updated = today } = meta;
  const position = work[0]?.role;
  // What was not said is left out, so that no file is full of "undefined".
  const content: Content = JSON.parse(
    JSON.stringify({
      ...profile({ basics, position, language, languages, updated }, notes, missing),
      experience: latestFirst(work, resume.volunteer),
      education: resume.education,
      certificates: certificates(resume, today, notes),
      skills: skills(resume.skills),
      projects: distinctTitles(resume.projects, notes),
    }),
  );
  const [fault] = contentFaults(content);
  if (fault !== undefined) {
    throw new PlainError(`Nothing was written: the import cannot handle this résumé (${fault}).`);
  }
  addMissing(content, missing);
  return { content, notes, unplaced: unplaced(named, content), missing };
}

/** A résumé of before JSON Resume 1.0 with its fields named as today: `company`, `website`. */
function withTodaysNames(resume: unknown): unknown {
  if (Array.isArray(resume)) return resume.map(withTodaysNames);
  if (typeof resume !== 'object' || resume === null) return resume;
  const newer = new Map([
    ['company', 'name'],
    ['website', 'url'],
  ]);
  const entries = Object.entries(resume).map(([key, value]) => {
    const name = newer.get(key) ?? key;
    return [Object.hasOwn(resume, name) ? key : name, withTodaysNames(value)];
  });
  return Object.fromEntries(entries);
}

/** Paid and voluntary work as one list; each alone keeps its order. */
function latestFirst(work: Experience[], volunteer: Experience[]): Experience[] {
  const start = ({ period }: Experience) => (typeof period === 'object' ? period.from : '');
  const all = [...work, ...volunteer];
  if (work.length === 0 || volunteer.length === 0) return all;
  return all.sort((a, b) => start(b).localeCompare(start(a)));
}

function certificates(
  resume: Pick<z.infer<typeof resumeSchema>, 'certificates' | 'awards'>,
  today: string,
  notes: string[],
): Certificate[] {
  const valid = resume.certificates.flatMap(({ endDate, ...certificate }) => {
    if (endDate === undefined || endDate >= today.slice(0, endDate.length)) return [certificate];
    notes.push(`certificates: left out "${certificate.name}", which expired in ${endDate}`);
    return [];
  });
  const { awards } = resume;
  if (awards.length > 0) {
    const titles = awards.map(({ name }) => `"${name}"`).join(', ');
    notes.push(`awards: they stand among the certificates: ${titles}`);
  }
  return [...valid, ...awards];
}

/** No two projects have the same title; the first two are shown large. */
function distinctTitles(projects: readonly Project[], notes: string[]): Project[] {
  const titles: string[] = [];
  return projects.map((project, index) => {
    const { title, period } = project;
    const year = typeof period === 'object' ? period.from.slice(0, 4) : '2';
    const distinct = distinctName(title, titles, year, 100);
    if (distinct !== title) notes.push(`projects: the second "${title}" became "${distinct}"`);
    titles.push(distinct);
    return { ...project, title: distinct, ...(index < 2 ? { featured: true } : {}) };
  });
}

function addMissing({ projects, skills }: Content, missing: string[]): void {
  missing.push(
    projects.length === 0
      ? 'content/projects.ts: your projects'
      : 'content/projects.ts: pictures of your projects, in public/images/, and which are featured',
  );
  if (projects.some(({ description }) => !description)) {
    missing.push('content/projects.ts: descriptions of the projects that have none');
  }
  if (skills.some(({ level }) => level === undefined)) {
    missing.push('content/skills.ts: levels in percent, for the skills that should show a bar');
  }
  missing.push(
    'content/owner.ts: the headline as you would say it after the greeting: "a Programmer"',
    'content/contact.ts: the e-mail service of the form (docs/contact.md)',
  );
}
