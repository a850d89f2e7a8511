import { contentFaults } from '../../lib/content/check';
import type { Content, Experience, Project } from '../../lib/content/schema';
import { PlainError } from '../support/run-script';
import { profile } from './profile';
import { type Resume, resumeSchema } from './resume';
import { skills } from './skills';
import { distinctName } from './texts';
import { unplaced } from './unplaced';

/** What no résumé says. */
const alwaysMissing = [
  'content/owner.ts: the headline as you would say it after the greeting: "a Programmer"',
  'content/projects.ts: descriptions and pictures of your projects, and which are featured',
  'content/skills.ts: levels in percent, for the skills that should show a bar',
  'content/contact.ts: the e-mail service of the form (docs/contact.md)',
];

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
  // What was not said is left out, so that no file is full of "undefined".
  const content: Content = JSON.parse(
    JSON.stringify({
      ...profile(resume, today, notes, missing),
      experience: latestFirst(resume.work, resume.volunteer),
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
  missing.push(...alwaysMissing);
  return { content, notes, unplaced: unplaced(named, content), missing };
}

/** Fields by other names: those of before JSON Resume 1.0, and of voluntary work. */
const otherNames = new Map([
  ['company', 'name'],
  ['organization', 'name'],
  ['website', 'url'],
]);

function withTodaysNames(resume: unknown): unknown {
  if (Array.isArray(resume)) return resume.map(withTodaysNames);
  if (typeof resume !== 'object' || resume === null) return resume;
  const entries = Object.entries(resume).map(([key, value]) => {
    const name = otherNames.get(key) ?? key;
    return [Object.hasOwn(resume, name) ? key : name, withTodaysNames(value)];
  });
  return Object.fromEntries(entries);
}

/** Paid and voluntary work as one list; each of the two keeps its order. */
function latestFirst(paid: Experience[], voluntary: Experience[]): Experience[] {
  const start = (entry?: Experience) =>
    typeof entry?.period === 'object' ? entry.period.from : '';
  const work = [...paid];
  const volunteer = voluntary.map((each) => ({ ...each, type: each.type ?? 'volunteer' }));
  const all: Experience[] = [];
  while (work.length > 0 && volunteer.length > 0) {
    const later = start(work[0]) >= start(volunteer[0]) ? work : volunteer;
    all.push(...later.splice(0, 1));
  }
  return [...all, ...work, ...volunteer];
}

/** Certificates that are valid, and awards, which the page has no other place for. */
function certificates({ certificates, awards }: Resume, today: string, notes: string[]) {
  const isExpired = ({ endDate = today }) => endDate < today.slice(0, endDate.length);
  for (const { name, endDate } of certificates.filter(isExpired)) {
    notes.push(`certificates: left out "${name}", which expired in ${endDate}`);
  }
  for (const { name } of awards) notes.push(`awards: "${name}" stands among the certificates`);
  const valid = certificates.filter((each) => !isExpired(each));
  return [...valid.map(({ endDate, ...certificate }) => certificate), ...awards];
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
