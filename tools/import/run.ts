import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { faultLine } from '../../lib/content/fault';
import { type ContentFiles, contentFile, type UncheckedContent } from '../../lib/content/files';
import type { Content } from '../../lib/content/schema';
import { picturesIn } from '../../lib/content/text-fields';
import { contentFileTexts } from '../../scripts/support/content-files';
import { readContent } from '../../scripts/support/load-content';
import { PlainError } from '../../scripts/support/run-script';
import { content as sampleContent } from '../../template/content';
import { samplePictures } from '../support/sample-pictures';
import { today } from '../support/today';
import { withGithub } from './github';
import { lossLines } from './losses';
import { takePhoto } from './photo';
import { readResume } from './read-resume';
import type { ResumeSource } from './resume-source';
import { resumeToContent } from './to-content';

export interface ImportOptions {
  /** A résumé or LinkedIn's export; undefined if only GitHub is read. */
  file?: string;
  account?: string;
  photo?: string;
}

/**
 * Fills the files of `content/` that are still the sample's.
 * @returns the report to print
 * @throws PlainError if a source or the content cannot be read, or there is nothing to fill
 */
export async function runImport(options: ImportOptions): Promise<string> {
  const source = await readSources(options);
  const { files, faults } = await readContent();
  if (faults.length > 0) throw new PlainError(faults.map(faultLine).join('\n'));
  const { parts, leftAlone } = partsToWrite(resumeToContent(source.resume, today()), files['']);
  const losses = lossLines(source, parts);
  if (options.photo !== undefined) {
    if (parts.owner === undefined) losses.push(photoLoss(options.photo));
    else parts.owner.portrait = await portraitOf(parts.owner.name, options.photo);
  }
  const writtenFiles = await writeContent(parts);
  const removed = await removeSamplePictures(parts, files);
  return reportOf({ writtenFiles, leftAlone, removed, losses });
}

async function readSources({ file, account }: ImportOptions): Promise<ResumeSource> {
  const source = file === undefined ? undefined : readResume(file);
  if (account !== undefined) return await withGithub(account, source);
  return source ?? { resume: {}, leftOut: [] };
}

/** The parts of a content whose files contain no texts of the owner, and the other files. */
function partsToWrite(
  content: Content,
  current: UncheckedContent,
): { parts: Partial<Content>; leftAlone: string[] } {
  const entries = Object.entries(content) as [keyof Content, unknown][];
  const fresh = entries.filter(([name]) => isFresh(name, current[name]));
  if (fresh.every(([, part]) => isDeepStrictEqual(part, []))) {
    throw new PlainError(
      'Nothing was written, because all files of content/ contain texts of your own. To import into a fresh copy, first replace them by those of template/content/.',
    );
  }
  const parts: Partial<Content> = Object.fromEntries(fresh);
  const kept = entries.filter(([name]) => !(name in parts));
  return { parts, leftAlone: kept.map(([name]) => contentFile(name)) };
}

/**
 * Whether a file is missing, an empty list, or as in the sample.
 * @param value what it exports; undefined if `content/index.ts` does not import it
 */
const isFresh = (name: keyof Content, value: unknown): boolean =>
  !existsSync(contentFile(name)) ||
  isDeepStrictEqual(value, []) ||
  isDeepStrictEqual(value, sampleContent[name]);

const photoLoss = (photo: string) =>
  `not taken over: photo: "${photo}" (${contentFile('owner')} contains texts of your own)`;

const portraitOf = async (name: string, photo: string) => ({
  src: await takePhoto(photo),
  alt: name,
});

/** @returns the files that have been written */
async function writeContent(parts: Partial<Content>): Promise<string[]> {
  const texts = Object.entries(contentFileTexts(parts));
  await mkdir('content', { recursive: true });
  for (const [file, text] of texts) await writeFile(file, text);
  return texts.map(([file]) => file);
}

/**
 * Removes the pictures of the sample that the content does not show any more: the build would
 * publish them.
 * @returns how many
 */
async function removeSamplePictures(parts: Partial<Content>, files: ContentFiles): Promise<number> {
  const current: ContentFiles = { ...files, '': { ...files[''], ...parts } };
  const shown = picturesIn(current).map(({ src }) => src);
  const pictures = samplePictures().filter((file) => !shown.includes(`/${file}`));
  for (const picture of pictures) await rm(path.join('public', picture));
  return pictures.length;
}

interface Report {
  writtenFiles: readonly string[];
  leftAlone: readonly string[];
  removed: number;
  losses: readonly string[];
}

function reportOf({ writtenFiles, leftAlone, removed, losses }: Report): string {
  const lines = [`Written: ${writtenFiles.join(', ')}`];
  if (leftAlone.length > 0) {
    lines.push(`Left alone, because they contain texts of your own: ${leftAlone.join(', ')}`);
  }
  if (removed > 0) lines.push(`Removed from public/: the template’s pictures (${removed})`);
  if (losses.length > 0) lines.push('', 'Please check:', ...losses.map((line) => `  ${line}`));
  lines.push('', 'See the site: npm start', 'See what is left to do: npm run doctor');
  return lines.join('\n');
}
