import { execFileSync } from 'node:child_process';
import { isoDate } from '../../lib/content/dates';
import { type Fault, placeOf } from '../../lib/content/fault';
import type { Locales, LocalizedSite } from '../../lib/content/locales';
import type { Content } from '../../lib/content/schema';
import { faultsByFile } from './report';

/**
 * Finds dates in the content that are out of date.
 * @param today in ISO 8601; by default the current day
 */
export function dateFaults(
  locales: Locales,
  projectDir: string,
  today = new Date().toISOString().slice(0, 10),
): Fault[] {
  return [
    ...locales.flatMap((locale) => presentFaults(locale, today)),
    ...updatedFaults(locales, projectDir),
  ];
}

type DatedList =
  | 'experience'
  | 'education'
  | 'projects'
  | 'certificates'
  | 'publications'
  | 'awards';

/** The entries of a list in the files of one language, with their places. */
const entriesOf = <List extends DatedList>(
  { content, folder, ownFiles }: LocalizedSite,
  list: List,
) =>
  (ownFiles.includes(list) ? content[list] : []).map((entry: Content[List][number], index) => ({
    entry,
    place: placeOf({ [folder]: content }, [folder, list, index]),
  }));

const entriesWithPeriod = (locale: LocalizedSite) =>
  (['experience', 'education', 'projects'] as const).flatMap((list) => entriesOf(locale, list));

const entriesWithDate = (locale: LocalizedSite) =>
  (['certificates', 'publications', 'awards'] as const).flatMap((list) => entriesOf(locale, list));

/** Finds jobs, schools and projects that go on, in a content that nobody has changed for a year. */
function presentFaults(locale: LocalizedSite, today: string): Fault[] {
  const { updated } = locale.content.site;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (updated > yearAgo) return [];
  const current = entriesWithPeriod(locale).filter(
    ({ entry: { period } }) => typeof period === 'object' && period.to === 'present',
  );
  return faultsByFile(
    current.map(({ place }) => place),
    `no change since ${updated}, but these are still going on:`,
    {
      severity: 'outdated',
      todo: 'If they are, set updated in content/site.ts to today’s date.',
    },
  );
}

/** Finds periods and dates that are only texts. */
export function textDateFaults(locale: LocalizedSite): Fault[] {
  const entries = [
    ...entriesWithPeriod(locale).filter(({ entry }) => typeof entry.period === 'string'),
    ...entriesWithDate(locale).filter(
      ({ entry: { date } }) => date !== undefined && isoDate(date) === undefined,
    ),
  ];
  return faultsByFile(
    entries.map(({ place }) => place),
    'resume.json and search engines get no date, because it is only a text:',
    { severity: 'advice', todo: "Write it like { from: '2025-09', to: 'present' } or '2024-05'." },
  );
}

/** Finds a day in `updated` that is older than the last change in `content/`. */
function updatedFaults([{ content }]: Locales, projectDir: string): Fault[] {
  const { updated } = content.site;
  const changed = lastChange(projectDir);
  if (changed === undefined || updated >= changed) return [];
  return [
    {
      place: placeOf({ '': content }, ['', 'site', 'updated']),
      rule: `is ${updated}, but content/ has changed on ${changed}`,
      severity: 'outdated',
      todo: `Set it to '${changed}'.`,
    },
  ];
}

/**
 * The day of the last commit that changed `content/`. Undefined if that is unknown: the folder is
 * no repository, git is not installed, or part of the history is missing.
 */
function lastChange(projectDir: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git('log', '-1', '--format=%as', '--', 'content') || undefined;
  } catch {
    return undefined;
  }
}
