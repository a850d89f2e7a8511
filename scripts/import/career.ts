import { type PeriodText, periodDates } from '../../lib/content/period';
import { hasLogo } from '../../lib/images/icon-files';
import { address, type Entry, entriesIn, isoDay, list, point, text } from './reading';

/**
 * The lists of the content, made of a résumé's, for `fitted` to check.
 * @param today as `2026-11-20`: certificates that have expired by then are left out
 */
export const career = (resume: Entry, today: string) => ({
  experience: latestFirst([
    ...entriesIn(resume.work),
    ...entriesIn(resume.volunteer).map((entry) => ({ type: 'volunteer', ...entry })),
  ]).map(experience),
  education: latestFirst(entriesIn(resume.education)).map(education),
  certificates: newestFirst(entriesIn(resume.certificates)).filter(isValid(today)),
  publications: newestFirst(entriesIn(resume.publications)),
  awards: newestFirst(entriesIn(resume.awards)),
  skills: skills(entriesIn(resume.skills)),
  projects: entriesIn(resume.projects).map(project),
});

/** Whether an end, which may be a day, a month or a year, has not passed. */
const isValid = (today: string) => (entry: Entry) => {
  const end = isoDay(entry.endDate) ?? today;
  return end >= today.slice(0, end.length);
};

/**
 * The months of an entry; without an end it lasts until today.
 * @returns the dates as the résumé has them, where one of them cannot be read
 */
function period({ startDate, endDate }: Entry): PeriodText | undefined {
  const given = [startDate, endDate].map((date) => isoDay(date)?.slice(0, 7) ?? text(date));
  const [first, last = 'present'] = given[0] === '' ? [given[1], given[1]] : given.filter(Boolean);
  if (!first) return undefined;
  const { start, end } = periodDates(`${first} – ${last}`, 'en');
  return start ? { from: start, to: end ?? 'present' } : given.filter(Boolean).join(' – ');
}

/** A description without its lines that begin with "•" or "-"; these before the entry's points. */
function story(description: unknown, ownPoints: unknown) {
  const lines = text(description).split('\n');
  const points = lines.filter((line) => point.test(line)).map((line) => line.replace(point, ''));
  return {
    description: lines.filter((line) => !point.test(line)).join('\n'),
    highlights: [...points, ...list(ownPoints)],
  };
}

/** Without an employer's name, paid or voluntary work goes by the position. */
function experience(entry: Entry) {
  const company = entry.name || entry.company || entry.organization || entry.position;
  return {
    company,
    role: entry.position || company,
    type: entry.type,
    period: period(entry),
    location: entry.location,
    ...story(entry.summary, entry.highlights),
    skills: entry.keywords,
    link: address(entry),
  };
}

const education = (entry: Entry) => ({
  school: entry.institution,
  programme: [entry.studyType, entry.area].map(text).filter(Boolean).join(', '),
  period: period(entry),
  location: entry.location,
  ...story(entry.summary, entry.courses),
  link: address(entry),
});

/**
 * Certificates, publications or awards by their dates. They have the content's fields, but for these
 * two; a date that cannot be read stays as it is, and its year counts.
 */
function newestFirst(entries: Entry[]) {
  const dated = entries.map((entry) => {
    const given = entry.date ?? entry.releaseDate;
    return { ...entry, date: isoDay(given) ?? text(given), link: address(entry) };
  });
  return sorted(dated, ({ date }) => isoDay(date) ?? lastYear(date));
}

/** Entries with the latest time first. */
const sorted = <E>(entries: E[], timeOf: (entry: E) => string): E[] =>
  entries.sort((a, b) => timeOf(b).localeCompare(timeOf(a), 'en'));

/** The last year that a text names. */
const lastYear = (given: string) => given.match(/\b(19|20|21)\d\d\b/g)?.at(-1) ?? '';

const codeHost = /^https:\/\/(www\.)?(github|gitlab|bitbucket|codeberg)\./;

/**
 * `repository` is not of JSON Resume: GitHub's projects have it beside their `url`. The first two are
 * shown large.
 */
function project(entry: Entry, index: number) {
  const url = address(entry);
  const isCode = codeHost.test(url ?? '');
  return {
    title: entry.name,
    period: period(entry),
    role: list(entry.roles).map(text).join(', '),
    ...story(entry.description, entry.highlights),
    tags: entry.keywords,
    demoLink: isCode ? undefined : url,
    repoLink: entry.repository ?? (isCode ? url : undefined),
    featured: index < 2 ? true : undefined,
  };
}

/**
 * The skills of a résumé, each once. A skill with keywords is a group of them. This site's own
 * `resume.json` says the levels of members apart, as the percent of the bar; others say a word.
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

/** What people call things otherwise than devicon does. */
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

/** The logo of a skill's name, where devicon has one; that of "Cascading Style Sheets (CSS)" too. */
function logo(name: string): string | undefined {
  const spelt = name.toLowerCase().replaceAll('++', 'plusplus').replaceAll('#', 'sharp');
  const found = spelt
    .split(/[()]/)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .flatMap((each) => [otherNames[each] ?? each, `${each}js`, each.replace(/js$/, '')])
    .find(hasLogo);
  return found && `icon:${found}`;
}

/** What goes on first, then by the end and the start; of dates that cannot be read the years count. */
const latestFirst = (entries: Entry[]): Entry[] =>
  sorted(entries, (entry) => {
    const when = period(entry) ?? '';
    if (typeof when === 'object') return when.to + when.from;
    return (when && !text(entry.endDate) ? 'present' : '') + lastYear(when);
  });
