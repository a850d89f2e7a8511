import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFaults } from '../../lib/content/check';
import { type ContentFiles, contentFile, type UncheckedContent } from '../../lib/content/files';
import { picturesIn } from '../../lib/content/text-fields';
import { contentFileTexts } from '../../scripts/support/content-files';
import { PlainError } from '../../scripts/support/run-script';
import { content as sampleContent } from '../../template/content';
import { differencesOf } from '../compare/comparison';
import { readSources } from '../compare/read-sources';
import { readableContent } from '../support/readable-content';
import { samplePictures } from '../support/sample-pictures';
import { today } from '../support/today';
import { importReport } from './report';
import { type ImportedContent, resumeToContent } from './to-content';

/**
 * Fills the files of `content/` that are still the sample's.
 * @param resume a file in the JSON Resume form
 * @param photo a file
 * @returns the report to print
 * @throws PlainError if a file cannot be read, or there is nothing to fill
 */
export async function runImport(resume: string, photo?: string): Promise<string> {
  if (!/\.json$/i.test(resume)) {
    throw new PlainError(`The import reads only a résumé in the JSON Resume form. ${otherWays}`);
  }
  const sources = await readSources([resume]);
  const { content, unread } = resumeToContent(readResume(resume), today());
  const current = await readableContent();
  const parts = partsToWrite(content, current['']);
  const canTakePhoto = photo !== undefined && parts.owner !== undefined;
  if (canTakePhoto) {
    const portrait = { src: await copyPhoto(photo), alt: content.owner.name };
    parts.owner = { ...content.owner, portrait };
  }
  await mkdir('content', { recursive: true });
  for (const [file, text] of Object.entries(contentFileTexts(parts))) await writeFile(file, text);

  const files: ContentFiles = { ...current, '': { ...current[''], ...parts } };
  const leftAlone = Object.keys(content).filter((name) => !(name in parts));
  return importReport({
    written: Object.keys(parts).map((name) => contentFile(name)),
    leftAlone: leftAlone.map((name) => contentFile(name)),
    leftPhoto: canTakePhoto ? undefined : photo,
    removedPictures: await removeSamplePictures(files),
    unread,
    faults: contentFaults(files),
    differences: differencesOf(files, sources),
    sources,
  });
}

const otherWays = 'Other ways to move in: docs/moving-in.md';

function readResume(file: string): unknown {
  const resume = JSON.parse(new TextDecoder().decode(readFileSync(file)));
  if ('basics' in Object(resume)) return resume;
  throw new PlainError(
    `${file} is no résumé in the JSON Resume form, which has "basics". ${otherWays}`,
  );
}

/**
 * Copies a photo into `public/images/`. Doctor looks whether the build can use it.
 * @returns its path for the content
 */
async function copyPhoto(photo: string): Promise<string> {
  if (!existsSync(photo)) throw new PlainError(`There is no photo ${photo}.`);
  const src = `/images/portrait-of-owner${path.extname(photo).toLowerCase()}`;
  await cp(photo, path.join('public', src));
  return src;
}

/** The parts of a content whose files are missing, an empty list, or as in the sample. */
function partsToWrite(content: ImportedContent, current: UncheckedContent) {
  const names = Object.keys(content) as (keyof ImportedContent)[];
  const fresh = names.filter(
    (name) =>
      !existsSync(contentFile(name)) ||
      isDeepStrictEqual(current[name], []) ||
      isDeepStrictEqual(current[name], sampleContent[name]),
  );
  if (fresh.every((name) => isDeepStrictEqual(content[name], []))) {
    throw new PlainError(
      'Nothing was written, because all files of content/ contain texts of your own. To import into a fresh copy, first replace them by those of template/content/.',
    );
  }
  const parts: Partial<ImportedContent> = Object.fromEntries(
    fresh.map((name) => [name, content[name]]),
  );
  return parts;
}

/**
 * Removes the pictures of the sample that the content does not show any more: the build would
 * publish them.
 * @returns how many
 */
async function removeSamplePictures(files: ContentFiles): Promise<number> {
  const shown = picturesIn(files).map(({ src }) => src);
  const pictures = samplePictures().filter((file) => !shown.includes(`/${file}`));
  for (const picture of pictures) await rm(path.join('public', picture));
  return pictures.length;
}
