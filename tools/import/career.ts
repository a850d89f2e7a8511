import { dateOf, latestDateFirst, latestPeriodFirst, readPeriod } from './dates';
import { address, bullet, entriesIn, list, type ResumeEntry, text } from './reading';
import { skillsOf } from './skills';
import { importWordsIn } from './words';

/**
 * Makes the lists of the content from the lists of a résumé, for `coerceToSchema` to check.
 * @param language of the résumé's texts
 */
export function careerParts(resume: ResumeEntry, language: string) {
  const type = importWordsIn(language).volunteer;
  const volunteering = entriesIn(resume.volunteer).map((entry) => ({ type, ...entry }));
  const jobs = latestPeriodFirst([...entriesIn(resume.work), ...volunteering]);
  const schools = latestPeriodFirst(entriesIn(resume.education));
  const projects = entriesIn(resume.projects);
  // A résumé of this site marks the featured projects. In others, the first two are featured.
  const isChosen = projects.some(({ featured }) => featured !== undefined);
  return {
    experience: jobs.map((entry) => ({ ...experience(entry), period: readPeriod(entry) })),
    education: schools.map((entry) => ({ ...education(entry), period: readPeriod(entry) })),
    certificates: datedEntries(resume.certificates),
    publications: datedEntries(resume.publications),
    awards: datedEntries(resume.awards),
    skills: skillsOf(resume.skills),
    projects: projects.map((entry, index) => ({
      ...project(entry),
      period: readPeriod(entry),
      featured: isChosen ? entry.featured : index < 2 || undefined,
    })),
  };
}

/** Turns the list items of a description ("• …", "- …") into the first highlights. */
function splitDescription(description: unknown, highlights: unknown) {
  const lines = text(description).split('\n');
  const items = lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, ''));
  return {
    description: lines.filter((line) => !bullet.test(line)).join('\n'),
    highlights: [...items, ...list(highlights)],
  };
}

/** Paid or voluntary work. The content needs a company and a role, so each replaces the other. */
function experience(entry: ResumeEntry) {
  const company = entry.name || entry.company || entry.organization || entry.position;
  return {
    company,
    role: entry.position || company,
    type: entry.type,
    location: entry.location,
    ...splitDescription(entry.summary, entry.highlights),
    skills: entry.keywords,
    link: address(entry),
  };
}

const education = (entry: ResumeEntry) => ({
  school: entry.institution,
  programme: [entry.studyType, entry.area]
    .map(text)
    .filter((part) => part !== '')
    .join(', '),
  location: entry.location,
  ...splitDescription(entry.summary, entry.courses),
  link: address(entry),
});

/** Certificates, publications or awards. All fields but date and link have the same names there. */
function datedEntries(value: unknown) {
  const entries = entriesIn(value).map((entry) => ({
    ...entry,
    date: dateOf(entry),
    link: address(entry),
  }));
  return latestDateFirst(entries);
}

const codeHost = /^https:\/\/(www\.)?(github|gitlab|bitbucket|codeberg)\./;

/**
 * A project. JSON Resume has one address for it; the `resume.json` of this site has one for each
 * kind of link, too, and projects from GitHub have `repo`.
 */
function project(entry: ResumeEntry) {
  const { demo, video, repo, apk } = entry;
  const url = address(entry);
  const isCode = codeHost.test(url ?? '');
  const isDemo = !isCode && ![video, repo, apk].includes(url);
  return {
    title: entry.name,
    role: list(entry.roles).map(text).join(', '),
    ...splitDescription(entry.description, entry.highlights),
    tags: entry.keywords,
    demoLink: demo ?? (isDemo ? url : undefined),
    videoLink: video,
    repoLink: repo ?? (isCode ? url : undefined),
    apkLink: apk,
  };
}
