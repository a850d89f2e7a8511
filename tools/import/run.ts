import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { faultLine } from '../../lib/content/fault';
import { fieldFaults } from '../../lib/content/field-faults';
import { contentFile, type UncheckedContent } from '../../lib/content/files';
import { contentFileTexts } from '../../scripts/support/content-file-texts';
import { PlainError } from '../../scripts/support/run-script';
import { content as sampleContent } from '../../template/content';
import { differencesOf } from '../support/comparison/comparison';
import { valuesIn } from '../support/comparison/passages';
import { readJson } from '../support/comparison/read-sources';
import { differenceLines } from '../support/comparison/report';
import { readUncheckedContent } from '../support/read-unchecked-content';
import { type ImportedContent, resumeToContent } from './to-content';
import { unreadLines } from './unread';
import { cleaned, entryOf } from './values';

/**
 * Fills the files of `content/` that are still the sample's.
 * @param file a résumé in JSON Resume format
 * @returns the report to print
 * @throws PlainError if a file cannot be read, or there is nothing to fill
 */
export async function runImport(file: string): Promise<string> {
  const json = /\.json$/i.test(file) ? await readJson(file) : undefined;
  const resume = entryOf(cleaned(json));
  if (!('basics' in resume)) {
    throw new PlainError(
      `${file} is not a résumé in JSON Resume format, which has "basics". Other ways to move in: docs/moving-in.md`,
    );
  }
  const sources = [{ name: path.basename(file), passages: valuesIn(json) }];
  const content = resumeToContent(resume, today());
  const current = await readUncheckedContent();
  const parts = partsToWrite(content, current['']);
  for (const [name, text] of Object.entries(contentFileTexts(parts))) await writeFile(name, text);

  const files = { ...current, '': { ...current[''], ...parts } };
  return [
    ...fileLines(content, parts, current['']),
    ...section('Fields of the résumé that the page does not have:', unreadLines(resume)),
    ...section('Correct this, so that the site can be built:', fieldFaults(files).map(faultLine)),
    '',
    ...differenceLines(differencesOf(files, sources), sources),
    '',
    'See the site: npm start',
    'See what is left to do: npm run doctor',
  ].join('\n');
}

const partNames = (content: ImportedContent) => Object.keys(content) as (keyof ImportedContent)[];

/** The day in the time zone of this computer: '2026-11-24'. */
const today = (): string =>
  // Swedish dates have the form of ISO 8601.
  new Intl.DateTimeFormat('sv-SE').format(new Date());

/**
 * The parts of the imported content to write: those whose files are an empty list, or still as in
 * the sample.
 * @throws PlainError if there is nothing to write
 */
function partsToWrite(content: ImportedContent, current: UncheckedContent): UncheckedContent {
  const fresh = partNames(content).filter(
    (name) =>
      isDeepStrictEqual(current[name], []) || isDeepStrictEqual(current[name], sampleContent[name]),
  );
  if (fresh.every((name) => isDeepStrictEqual(content[name], []))) {
    throw new PlainError(
      'Nothing was written: the files of content/ contain texts of your own, or the résumé has nothing for them. To import into a fresh copy, first replace them with those of template/content/.',
    );
  }
  return Object.fromEntries(fresh.map((name) => [name, content[name]]));
}

/** Names the files that are written, and those that are not, with the reason. */
function fileLines(
  content: ImportedContent,
  parts: UncheckedContent,
  current: UncheckedContent,
): string[] {
  const notWritten = partNames(content).filter((name) => !(name in parts));
  const isListed = (name: keyof ImportedContent) => current[name] !== undefined;
  return [
    ...namedFiles('Written', Object.keys(parts)),
    ...namedFiles(
      'Left alone, because they contain texts of your own',
      notWritten.filter(isListed),
    ),
    ...namedFiles(
      'Left out, because content/index.ts does not list them',
      notWritten.filter((name) => !isListed(name) && !isDeepStrictEqual(content[name], [])),
    ),
  ];
}

const namedFiles = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}: ${names.map((name) => contentFile(name)).join(', ')}`];

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
