import path from 'node:path';
import { type DateOrText, isoDate, type Period, readPeriod } from '../../lib/content/dates';
import { type Fault, placeOf } from '../../lib/content/fault';
import { contentFile } from '../../lib/content/files';
import type { LocalizedSite, Sites } from '../../lib/site/localized-site';
import { git } from '../support/git';
import { faultsByFile } from './report';

const datedLists = [
  'experience',
  'education',
  'projects',
  'certificates',
  'publications',
  'awards',
] as const;

/**
 * Finds dates that may be out of date: `updated`, and periods without an end.
 * @param today in ISO 8601: '2026-11-23'
 */
export const dateFaults = (sites: Sites, today: string): Fault[] => [
  ...sites.flatMap((site) => presentFaults(site, today)),
  ...updatedFaults(sites),
];

interface DatedEntry {
  period?: Period;
  date?: DateOrText;
}

/** The places of the entries for which `matches` is true, in the language's own files. */
const placesOf = (
  { content, folder, isOwn }: LocalizedSite,
  matches: (entry: DatedEntry) => boolean,
): string[] =>
  datedLists
    .filter((list) => isOwn(list))
    .flatMap((list) =>
      content[list].flatMap((entry: DatedEntry, index) =>
        matches(entry) ? placeOf({ [folder]: content }, [folder, list, index]) : [],
      ),
    );

function isGoingOn(period: Period): boolean {
  const parts = readPeriod(period);
  return typeof parts === 'object' && parts.end === undefined;
}

/** Finds periods without an end in a content that nobody has changed for a year. */
function presentFaults(site: LocalizedSite, today: string): Fault[] {
  const { updated } = site.content.site;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (updated > yearAgo) return [];
  const places = placesOf(site, ({ period }) => period !== undefined && isGoingOn(period));
  return faultsByFile(places, `no change since ${updated}, but these are still going on:`, {
    severity: 'outdated',
    todo: `If they are, set updated in ${contentFile('site', site.folder)} to today’s date.`,
  });
}

/** Dates that programs cannot read, because they are texts. */
export function textDateFaults(site: LocalizedSite): Fault[] {
  const places = placesOf(
    site,
    ({ period, date }) =>
      (period !== undefined && typeof readPeriod(period) === 'string') ||
      (date !== undefined && isoDate(date) === undefined),
  );
  const what = 'resume.json gets no date, because it is only a text:';
  const todo = "Write it like { from: '2025-09', to: 'present' } or '2024-05'.";
  return faultsByFile(places, what, { severity: 'advice', todo });
}

/** Finds each `updated` that is older than the last change of its folder. */
function updatedFaults(sites: Sites): Fault[] {
  const folders = sites.map(({ folder }) => folder).filter(Boolean);
  return sites.flatMap(({ content, folder }) => {
    const { updated } = content.site;
    const folderPath = path.posix.join('content', folder, '/');
    // The main language's folder, `content/`, contains the folders of the other languages.
    const changeDay = lastChange(folderPath, folder === '' ? ['drafts', ...folders] : []);
    if (changeDay === undefined || updated >= changeDay) return [];
    return {
      place: placeOf({ [folder]: content }, [folder, 'site', 'updated']),
      rule: `is ${updated}, but ${folderPath} changed on ${changeDay}`,
      severity: 'outdated',
      todo: `Set it to '${changeDay}'.`,
    };
  });
}

/**
 * The day of the last commit that changed a folder. Undefined if it is unknown: the folder is in no
 * repository, git is not installed, or part of the history is missing.
 * @param ignored names of folders in it, whose changes do not count
 */
function lastChange(folder: string, ignored: readonly string[]): string | undefined {
  try {
    if (git(['rev-parse', '--is-shallow-repository']) === 'true') return undefined;
    const excluded = ignored.map((name) => `:(exclude)${folder}${name}`);
    return git(['log', '-1', '--format=%as', '--', folder, ...excluded]) || undefined;
  } catch {
    return undefined;
  }
}
