import { execFileSync } from 'node:child_process';
import { entryLabel, fieldName } from '../../lib/content/field-name';
import { contentFile } from '../../lib/content/files';
import type { Locale, Locales } from '../../lib/content/locales';
import { isoDate, periodDates } from '../../lib/content/period';
import { advice, byFile, type Finding, outdated } from './findings';

/**
 * Finds dates in the content that are out of date.
 * @param today in ISO 8601; by default the current day
 */
export function dateFindings(
  locales: Locales,
  projectDir: string,
  today = new Date().toISOString().slice(0, 10),
): Finding[] {
  return [
    ...locales.flatMap((locale) => availabilityFindings(locale, today)),
    ...locales.flatMap((locale) => presentFindings(locale, today)),
    ...locales.flatMap((locale) => certificateFindings(locale, today)),
    ...updatedFindings(locales, projectDir),
  ];
}

/** Whether a date in ISO 8601, which may be a year or a month, is over. */
const isOver = (date: string, today: string): boolean => date < today.slice(0, date.length);

/** Finds the latest month that a text contains, in ISO 8601. */
function latestMonth(text: string, language: string): string | undefined {
  const words = text.split(/[\s,;:()]+/).filter(Boolean);
  // "June 2027" has two words, "junio de 2027" has three.
  const parts = words.flatMap((_, index) =>
    [1, 2, 3].map((count) => words.slice(index, index + count).join(' ')),
  );
  return (
    parts
      .flatMap((part) => isoDate(part, language) ?? [])
      // A year alone may be any number.
      .filter((date) => date.includes('-'))
      .sort()
      .at(-1)
  );
}

/** Finds an availability from a month that has passed. */
function availabilityFindings({ content, folder, ownFiles, language }: Locale, today: string) {
  const { availability = '' } = content.owner;
  const month = latestMonth(availability, language);
  if (!ownFiles.includes('owner') || month === undefined || !isOver(month, today)) return [];
  const text = `${contentFile('owner', folder)}: availability is "${availability}", which has passed`;
  return [outdated(text, 'Write when you are available now.')];
}

/** The periods of jobs, schools and projects in the files of one language, with their dates. */
function periodsIn({ content, folder, ownFiles, language, words }: Locale) {
  const lists = (['experience', 'education', 'projects'] as const).filter((list) =>
    ownFiles.includes(list),
  );
  return lists.flatMap((list) =>
    content[list].map((entry, index) => ({
      file: contentFile(list, folder),
      name: entryLabel(entry),
      field: fieldName({ [folder]: content }, [folder, list, index, 'period']),
      period: entry.period,
      dates: periodDates(entry.period, language, words.experience.present),
    })),
  );
}

/** Finds jobs, schools and projects that go on, in a content that nobody has changed for a year. */
function presentFindings(locale: Locale, today: string): Finding[] {
  const { updated } = locale.content.site;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (updated > yearAgo) return [];
  const current = periodsIn(locale).filter(
    ({ dates }) => dates.start !== undefined && dates.end === undefined,
  );
  const what = `no change since ${updated}, but these are still going on:`;
  const todo = 'If they are, set updated in content/site.ts to today’s date.';
  return byFile(current, what, (text) => outdated(text, todo));
}

/**
 * Finds periods that cannot be read as dates. The page shows them, but the résumé and the
 * structured data leave them out.
 */
export const unreadPeriodFindings = (locale: Locale): Finding[] =>
  periodsIn(locale)
    .filter(({ period, dates }) => period !== undefined && dates.start === undefined)
    .map(({ field, period }) =>
      advice(
        `${field}: ${JSON.stringify(period)} cannot be read as dates`,
        "Write it like \"Sept 2025 – Present\", or { from: '2025-09', to: 'present' }.",
      ),
    );

/** Finds certificates whose date ends in the past: "May 2024 – May 2026". */
function certificateFindings(
  { content, folder, ownFiles, language, words }: Locale,
  today: string,
): Finding[] {
  if (!ownFiles.includes('certificates')) return [];
  const expired = content.certificates.filter(({ date }) => {
    const { start, end } = periodDates(date, language, words.experience.present);
    return start !== end && end !== undefined && isOver(end, today);
  });
  const file = contentFile('certificates', folder);
  const names = expired.map(({ name }) => ({ file, name: `"${name}"` }));
  return byFile(names, 'expired:', (text) => outdated(text, 'Renew or delete.'));
}

/** Finds a day in `updated` that is older than the last change in `content/`. */
function updatedFindings([{ content }]: Locales, projectDir: string): Finding[] {
  const { updated } = content.site;
  const changed = lastChange(projectDir);
  if (changed === undefined || updated >= changed) return [];
  const text = `content/site.ts: updated is ${updated}, but content/ has changed on ${changed}`;
  return [outdated(text, `Set updated to '${changed}'.`)];
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
