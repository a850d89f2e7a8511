import { dateOf, latestFirst, readDate, readPeriod } from './dates';
import { townIn } from './person';
import {
  address,
  entriesIn,
  joined,
  leaveOut,
  linesIn,
  list,
  mergedEqual,
  namesIn,
  type ResumeEntry,
  ResumeValue,
  textOf,
} from './resume';
import { readSkills } from './skills';

/**
 * Drafts of the lists of the content.
 * @param volunteer the type of voluntary work
 * @param today as `2026-11-20`; certificates that expired before are left out
 */
export function careerDraft(
  resume: ResumeEntry,
  { language, volunteer, today }: { language: string; volunteer: string; today: string },
) {
  const withTown = (entry: ResumeEntry) => ({
    ...entry,
    location: townIn(entry.location, language),
  });
  const volunteering = entriesIn(resume.volunteer).map((entry) => ({ type: volunteer, ...entry }));
  const jobs = latestFirst([...entriesIn(resume.work), ...volunteering]);
  const projects = entriesIn(resume.projects);
  // A résumé of this site marks the featured projects. In others, the first two are featured.
  const isChosen = projects.some(({ featured }) => featured !== undefined);
  return {
    experience: jobs.map(withTown).map(experience),
    education: latestFirst(entriesIn(resume.education)).map(withTown).map(education),
    certificates: datedEntries(entriesIn(resume.certificates).filter(isValid(today))),
    publications: datedEntries(entriesIn(resume.publications)),
    awards: datedEntries(entriesIn(resume.awards)),
    skills: readSkills(resume.skills),
    projects: projects.map((entry, index) => ({
      ...project(entry),
      featured: isChosen ? entry.featured : index < 2 || undefined,
    })),
  };
}

/** Descriptions and highlights. The list items of all of them ("• …") become highlights. */
function proseOf(descriptions: readonly unknown[], highlights: unknown) {
  const texts = descriptions.map(separateItems);
  const points = list(highlights).map(separateItems);
  return {
    description: joined(
      texts.map(({ rest }) => rest),
      '\n',
    ),
    highlights: [
      ...texts.flatMap(({ items }) => items),
      ...points.flatMap(({ rest = [], items }) => [rest, ...items].flat()),
    ],
  };
}

function separateItems(written: unknown): { rest?: unknown; items: readonly unknown[] } {
  const lines = linesIn(textOf(written));
  const items = lines.filter(({ isItem }) => isItem).map(({ line }) => line);
  if (!(written instanceof ResumeValue) || items.length === 0) return { rest: written, items: [] };
  const others = lines.filter(({ isItem }) => !isItem).map(({ line }) => line);
  const whole = others.join('\n').trim();
  if (whole === '') return { items: written.split(items) };
  const [rest, ...parts] = written.split([whole, ...items]);
  return { rest, items: parts };
}

/** Paid or voluntary work. The content needs a company and a role, so each replaces the other. */
function experience(entry: ResumeEntry) {
  const company = entry.name ?? entry.company ?? entry.organization ?? entry.position;
  return {
    company,
    role: entry.position ?? company,
    type: entry.type,
    period: readPeriod(entry),
    location: entry.location,
    ...proseOf([entry.description, entry.summary], entry.highlights),
    skills: namesIn(entry.keywords),
    link: address(entry),
  };
}

const education = (entry: ResumeEntry) => ({
  school: entry.institution ?? entry.name,
  programme: joined([entry.studyType, entry.area], ', '),
  period: readPeriod(entry),
  location: entry.location,
  ...proseOf([entry.description, entry.summary], entry.courses),
  link: address(entry),
});

/** Certificates, publications or awards. Their other fields have the names of the content. */
const datedEntries = (entries: readonly ResumeEntry[]) =>
  latestFirst(entries).map((entry) => ({
    ...entry,
    name: entry.name ?? entry.title,
    date: dateOf(entry),
    link: address(entry),
  }));

/**
 * Whether a certificate is valid. Its end may be a day, a month or a year, and it is valid until
 * that has passed.
 */
const isValid = (today: string) => (certificate: ResumeEntry) => {
  const end = readDate(certificate.endDate) ?? today;
  if (end >= today.slice(0, end.length)) return true;
  leaveOut(certificate, `it expired: ${end}`);
  return false;
};

const codeHost = /^https:\/\/(www\.)?(github|gitlab|bitbucket|codeberg)\./;

/**
 * A project. JSON Resume has one address for it; the `resume.json` of this site has one for each
 * kind of link, too, and projects from GitHub have `repo`.
 */
function project(entry: ResumeEntry) {
  const { demo, video, repo, apk } = entry;
  const links: Record<string, unknown> = { demo, video, repo, apk };
  const url = address(entry);
  const equal = Object.keys(links).find((kind) => textOf(links[kind]) === textOf(url));
  const kind = equal ?? (codeHost.test(textOf(url)) ? 'repo' : 'demo');
  links[kind] = mergedEqual(links[kind], url);
  return {
    title: entry.name ?? entry.title,
    role: joined(list(entry.roles), ', '),
    period: readPeriod(entry),
    ...proseOf([entry.description, entry.summary], entry.highlights),
    tags: namesIn(entry.keywords),
    demoLink: links.demo,
    videoLink: links.video,
    repoLink: links.repo,
    apkLink: links.apk,
  };
}
