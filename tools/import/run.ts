import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFile } from '../../lib/content/files';
import { picturesIn } from '../../lib/content/text-fields';
import { contentFileTexts } from '../../scripts/support/content-files';
import { loadContent } from '../../scripts/support/load-content';
import { PlainError } from '../../scripts/support/run-script';
import { templatePictures } from '../support/template';
import { withGithub } from './github';
import { missingIn } from './missing';
import { ownTextsIn, partsToWrite, protectedFiles } from './own-texts';
import { takePhoto } from './photo';
import { readResume } from './read-resume';
import { resumeToContent } from './to-content';

export interface ImportOptions {
  /** A résumé or LinkedIn's export; undefined if only GitHub is read. */
  file?: string;
  account?: string;
  photo?: string;
  /** The second language to write; '' for the main one. */
  language: string;
  force: boolean;
}

/**
 * @returns the report to print
 * @throws PlainError if a source cannot be read, or a file contains texts of the owner
 */
export async function runImport(options: ImportOptions): Promise<string> {
  const { file, account, photo, language } = options;
  const stated = file === undefined ? undefined : readResume(file);
  const resume = account === undefined ? stated : await withGithub(account, stated);
  const today = new Date().toISOString().slice(0, 10);
  const { files } = await loadContent();
  const own = ownTextsIn(files, language);
  const { content, remarks } = resumeToContent(resume, today, language, own);
  const parts = partsToWrite(content, files, language);

  if (!options.force) {
    refuseToOverwrite(protectedFiles(files[language] ?? {}, parts, language));
  }
  if (photo !== undefined) {
    const owner = parts.owner ?? content.owner;
    const src = await takePhoto(photo, language);
    parts.owner = { ...owner, portrait: { src, alt: owner.name } };
  }
  const shown = picturesIn({ ...files, [language]: { ...files[language], ...parts } });
  // The page does not show the other pictures any more, but the build would publish them.
  const oldPictures = templatePictures().filter(
    (picture) => language === '' && !shown.some(({ src }) => src === `/${picture}`),
  );
  const newFiles = Object.entries(contentFileTexts(parts, language));
  await mkdir(path.join('content', language), { recursive: true });
  for (const [file, text] of newFiles) await writeFile(file, text);
  for (const picture of oldPictures) await rm(path.join('public', picture));

  const lines = [`Written: ${newFiles.map(([file]) => file).join(', ')}`];
  if (oldPictures.length > 0) {
    lines.push(`Removed from public/: the template’s pictures (${oldPictures.length})`);
  }
  if (parts.site?.words !== undefined) {
    const file = contentFile('site', language);
    remarks.push(`${file} has the words in it now, and does not import them any more`);
  }
  lines.push(
    ...paragraph('Please check:', remarks),
    ...paragraph('Still missing:', missingIn({ ...content, ...parts }, language)),
    '',
    'Look at it with: npm start',
    'Check it with: npm run doctor',
  );
  return lines.join('\n');
}

function refuseToOverwrite(files: readonly string[]): void {
  const existing = files.filter((file) => existsSync(file));
  if (existing.length === 0) return;
  throw new PlainError(
    `Nothing was written, because these files contain texts of your own: ${existing.join(', ')}. Use --force to overwrite them.`,
  );
}

const paragraph = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
