import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { listFiles } from '../../scripts/support/list-files';
import { PlainError } from '../../scripts/support/run-script';
import { readLinkedin } from './linkedin';
import { utf8, whyUnreadable } from './read-file';
import type { ResumeSource } from './resume-source';
import { cleaned, entryOf, type Resume } from './values';

const isTable = (name: string) => /\.csv$/i.test(name);

/**
 * Reads a résumé: JSON, LinkedIn's ZIP archive (recognized by its signature), or the folder into
 * which Safari unpacks the archive.
 * @returns it with a `cleaned` résumé
 * @throws PlainError if the file is missing, damaged or something else
 */
export function readResume(file: string): ResumeSource {
  const { resume, leftOut } = readSource(file);
  return { resume: entryOf(cleaned(resume)), leftOut };
}

function readSource(file: string): ResumeSource {
  try {
    if (statSync(file).isDirectory()) {
      const tables = listFiles(file).filter(isTable);
      const contents = tables.map((table) => [table, readFileSync(path.join(file, table))]);
      return readLinkedin(Object.fromEntries(contents));
    }
    const bytes = readFileSync(file);
    const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
    if (!isZip) return { resume: parseResume(file, utf8.decode(bytes)), leftOut: [] };
    return readLinkedin(unzipSync(bytes, { filter: ({ name }) => isTable(name) }));
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = whyUnreadable(error, 'it is damaged, not in UTF-8, or you may not read it');
    throw new PlainError(`${file} cannot be read: ${reason}.`);
  }
}

function parseResume(file: string, text: string): Resume {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new PlainError(`${file} is neither LinkedIn’s data export nor valid JSON: ${message}.`);
  }
  if ('basics' in Object(resume)) return resume as Resume;
  throw new PlainError(
    `${file} is neither LinkedIn’s data export nor a résumé in the JSON Resume form, which has "basics".`,
  );
}
