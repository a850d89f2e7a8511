import { execFileSync } from 'node:child_process';
import { entryLabel } from '../../lib/content/field-name';
import { contentFile } from '../../lib/content/files';
import type { Locales, LocalizedSite } from '../../lib/content/locales';
import { isoDate } from '../../lib/content/period';
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
    ...locales.flatMap((locale) => presentFindings(locale, today)),
    ...updatedFindings(locales, projectDir),
  ];
}

const listsWithPeriods = ['experience', 'education', 'projects'] as const;

/** The periods of jobs, schools and projects in the files of one language. */
const periodsIn = ({ content, folder, ownFiles }: LocalizedSite) =>
  listsWithPeriods
    .filter((list) => ownFiles.includes(list))
    .flatMap((list) =>
      content[list].map((entry) => ({
        file: contentFile(list, folder),
        name: entryLabel(entry),
        period: entry.period,
      })),
    );

const listsWithDates = ['certificates', 'publications', 'awards'] as const;

/** The dates of certificates, publications and awards in the files of one language. */
const datesIn = ({ content, folder, ownFiles }: LocalizedSite) =>
  listsWithDates
    .filter((list) => ownFiles.includes(list))
    .flatMap((list) =>
      content[list].map((entry) => ({
        file: contentFile(list, folder),
        name: entryLabel(entry),
        date: entry.date,
      })),
    );

/** Finds jobs, schools and projects that go on, in a content that nobody has changed for a year. */
function presentFindings(locale: LocalizedSite, today: string): Finding[] {
  const { updated } = locale.content.site;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (updated > yearAgo) return [];
  const current = periodsIn(locale).filter(
    ({ period }) => typeof period === 'object' && period.to === 'present',
  );
  const what = `no change since ${updated}, but these are still going on:`;
  const todo = 'If they are, set updated in content/site.ts to today’s date.';
  return byFile(current, what, (text) => outdated(text, todo));
}

/** Finds periods and dates that are only texts. */
export function textDateFindings(locale: LocalizedSite): Finding[] {
  const entries = [
    ...periodsIn(locale).filter(({ period }) => typeof period === 'string'),
    ...datesIn(locale).filter(({ date }) => date !== undefined && isoDate(date) === undefined),
  ];
  const what = 'resume.json and search engines get no date, because it is only a text:';
  const todo = "Write it like { from: '2025-09', to: 'present' } or '2024-05'.";
  return byFile(entries, what, (text) => advice(text, todo));
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
