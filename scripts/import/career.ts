import { type PeriodText, periodDates } from '../../lib/content/period';
import { hasLogo } from '../../lib/images/icon-files';
import { address, bullet, type Entry, entriesIn, isoDay, list, text } from './reading';

/**
 * Makes the lists of the content from those of a résumé, for `coerceToSchema` to check.
 * @param today as `2026-11-20`: certificates that have expired by then are left out
 */
export const career = (resume: Entry, today: string) => ({
  experience: latestFirst([
    ...entriesIn(resume.work),
    ...entriesIn(resume.volunteer).map((entry) => ({ type: 'volunteer', ...entry })),
  ]).map(experience),
  education: latestFirst(entriesIn(resume.education)).map(education),
  certificates: datedEntries(resume.certificates).filter((each) => isValid(each, today)),
  publications: datedEntries(resume.publications),
  awards: datedEntries(resume.awards),
  skills: skills(entriesIn(resume.skills)),
  projects: entriesIn(resume.projects).map(project),
});

/** Whether an entry has not expired; its end may be a day, a month or a year. */
function isValid({ endDate }: Entry, today: string): boolean {
  const end = isoDay(endDate) ?? today;
  return end >= today.slice(0, end.length);
}

/**
 * The months of an entry. Without an end it lasts until today.
 * @returns the résumé's own text if one of its dates cannot be read
 */
function period({ startDate, endDate }: Entry): PeriodText | undefined {
  const given = [startDate, endDate].map((date) => isoDay(date)?.slice(0, 7) ?? text(date));
  const [first, last = 'present'] = given[0] === '' ? [given[1], given[1]] : given.filter(Boolean);
  if (!first) return undefined;
  const { start, end } = periodDates(`${first} – ${last}`, 'en', 'present');
  return start ? { from: start, to: end ?? 'present' } : given.filter(Boolean).join(' – ');
}

/** Splits a description: its list items ("• …", "- …") become highlights, before the entry's own. */
function splitDescription(description: unknown, ownHighlights: unknown) {
  const lines = text(description).split('\n');
  const points = lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, ''));
  return {
    description: lines.filter((line) => !bullet.test(line)).join('\n'),
    highlights: [...points, ...list(ownHighlights)],
  };
}

/** Paid or voluntary work. Without an employer's name, the position takes its place. */
function experience(entry: Entry) {
  const company = entry.name || entry.company || entry.organization || entry.position;
  return {
    company,
    role: entry.position || company,
    type: entry.type,
    period: period(entry),
    location: entry.location,
    ...splitDescription(entry.summary, entry.highlights),
    skills: entry.keywords,
    link: address(entry),
  };
}

const education = (entry: Entry) => ({
  school: entry.institution,
  programme: [entry.studyType, entry.area].map(text).filter(Boolean).join(', '),
  period: period(entry),
  location: entry.location,
  ...splitDescription(entry.summary, entry.courses),
  link: address(entry),
});

/**
 * Certificates, publications or awards. Only date and link differ from the content's fields. A date
 * that cannot be read stays as it is.
 */
function datedEntries(value: unknown): Entry[] {
  const entries = entriesIn(value).map((entry) => {
    const given = entry.date ?? entry.releaseDate;
    return { ...entry, date: isoDay(given) ?? text(given), link: address(entry) };
  });
  return latestFirst(entries);
}

/** Sorts entries by date, or by end and start, the latest first. */
const latestFirst = (entries: Entry[]): Entry[] =>
  entries.sort((a, b) => timeOf(b).localeCompare(timeOf(a), 'en'));

/** A key to sort by: current entries are the latest; a text that is no date counts as its last year. */
function timeOf(entry: Entry): string {
  const date = text(entry.date);
  const when = date || (period(entry) ?? '');
  if (typeof when === 'object') return when.to + when.from;
  const [year = ''] = when.match(/\b(19|20|21)\d\d\b/g)?.slice(-1) ?? [];
  const isCurrent = when !== '' && date === '' && text(entry.endDate) === '';
  return isCurrent ? `present${year}` : (isoDay(when) ?? year);
}

const codeHost = /^https:\/\/(www\.)?(github|gitlab|bitbucket|codeberg)\./;

/**
 * The first two projects are featured. `repository` is no field of JSON Resume: the projects from
 * GitHub have it.
 */
function project(entry: Entry, index: number) {
  const url = address(entry);
  const isCode = codeHost.test(url ?? '');
  return {
    title: entry.name,
    period: period(entry),
    role: list(entry.roles).map(text).join(', '),
    ...splitDescription(entry.description, entry.highlights),
    tags: entry.keywords,
    demoLink: isCode ? undefined : url,
    repoLink: entry.repository ?? (isCode ? url : undefined),
    featured: index < 2 ? true : undefined,
  };
}

/**
 * The skills of a résumé, each once. A skill with keywords is a group of them. The `resume.json` of
 * this site repeats members with their levels in percent; other résumés say a level in words.
 */
function skills(entries: Entry[]) {
  const found = new Map<string, Entry & { level?: number }>();
  for (const { name, level, note, group, keywords } of entries) {
    const percent = /^([\d.]+)%$/.exec(text(level))?.[1];
    const members = list(keywords).map((keyword) => ({ name: keyword, group: name }));
    for (const skill of members.length > 0 ? members : [{ name, group }]) {
      const id = JSON.stringify([skill.name, skill.group]);
      const known = found.get(id)?.level ?? (percent ? Number(percent) : undefined);
      found.set(id, { ...skill, level: known, note, image: logo(text(skill.name)) });
    }
  }
  return [...found.values()];
}

/** Names of skills whose logo has another name in devicon. */
const otherNames: Record<string, string | undefined> = {
  aws: 'amazonwebservices',
  gcp: 'googlecloud',
  golang: 'go',
  html: 'html5',
  k8s: 'kubernetes',
  net: 'dotnetcore',
  postgres: 'postgresql',
  tailwind: 'tailwindcss',
};

/** The devicon logo of a skill, if there is one; also for "Cascading Style Sheets (CSS)". */
function logo(name: string): string | undefined {
  const spelt = name.toLowerCase().replaceAll('++', 'plusplus').replaceAll('#', 'sharp');
  const found = spelt
    .split(/[()]/)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .flatMap((each) => [otherNames[each] ?? each, `${each}js`, each.replace(/js$/, '')])
    .find(hasLogo);
  return found && `icon:${found}`;
}
