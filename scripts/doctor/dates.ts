import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { contentFile } from '../../lib/content/files';
import type { Locale, Locales } from '../../lib/content/locales';
import { isoDate, type PeriodText, periodDates } from '../../lib/content/period';
import { listFiles } from '../support/list-files';
import { byFile, type Finding, outdated } from './findings';

// Finds dates in the content that time has passed.

/**
 * Finds what is out of date.
 * @param today by default the day of the call
 */
export function dateFindings(
  locales: Locales,
  projectDir: string,
  today = localDay(new Date()),
): Finding[] {
  return [
    ...locales.flatMap((locale) => availabilityFindings(locale, today)),
    ...locales.flatMap((locale) => presentFindings(locale, today)),
    ...locales.flatMap((locale) => certificateFindings(locale, today)),
    ...updatedFindings(locales, projectDir),
  ];
}

/** The day in this machine's time zone: "2026-11-21". */
function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
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

/** Finds jobs, schools and projects that go on, in a content that nobody has changed for a year. */
function presentFindings(locale: Locale, today: string): Finding[] {
  const { content, folder, ownFiles, language, words } = locale;
  const { updated } = content.site;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (updated > yearAgo) return [];
  const goesOn = ({ period }: { period?: PeriodText }) => {
    const { start, end } = periodDates(period, language, words.experience.present);
    return start !== undefined && end === undefined;
  };
  const entries = [
    ...namesOf('experience', content.experience.filter(goesOn), ({ company }) => company),
    ...namesOf('education', content.education.filter(goesOn), ({ school }) => school),
    ...namesOf('projects', content.projects.filter(goesOn), ({ title }) => title),
  ].filter(({ part }) => ownFiles.includes(part));
  const named = entries.map(({ part, name }) => ({ file: contentFile(part, folder), name }));
  const what = `no change since ${updated}, but these are still going on:`;
  const todo = 'If they are, set updated in content/site.ts to today’s date.';
  return byFile(named, what, (text) => outdated(text, todo));
}

function namesOf<Part extends string, Entry>(
  part: Part,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
) {
  return entries.map((entry) => ({ part, name: `"${nameOf(entry)}"` }));
}

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
 * The day of the last change in `content/`: of the last commit, or of a file that is not committed.
 * Undefined if that is unknown, because the folder is a copy with a part of the history only.
 */
function lastChange(projectDir: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  const dayOf = (file: string) => localDay(statSync(path.join(projectDir, file)).mtime);
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const committed = git('log', '-1', '--format=%as', '--', 'content');
    const lists = [
      git('diff', '-z', '--name-only', '--relative', '--diff-filter=d', 'HEAD', '--', 'content'),
      git('ls-files', '-z', '--others', '--exclude-standard', '--', 'content'),
    ];
    const changed = lists.flatMap((list) => list.split('\0')).filter(Boolean);
    return [committed, ...changed.map(dayOf)].sort().at(-1);
  } catch {
    // The folder is no repository, or git is not installed.
    const files = listFiles(path.join(projectDir, 'content'));
    return files
      .map((file) => dayOf(`content/${file}`))
      .sort()
      .at(-1);
  }
}
