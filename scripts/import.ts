// npm run import -- resume.json             a résumé of the JSON Resume form
// npm run import -- LinkedIn-export.zip     LinkedIn's own data export
//   --photo me.jpg    becomes the portrait
//   --force           also overwrites files of content/ that hold texts of your own
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from './build/before/load-content';
import { linkedinToResume } from './import/linkedin';
import { type Imported, resumeToContent } from './import/resume-to-content';
import { ownedFiles, writeContent } from './import/write-content';
import { PlainError, runScript } from './preview/serve';

/** More than any résumé: a larger file is something else. */
const fileLimit = 50_000_000;

runScript(async () => {
  const { file, photo, force } = readArguments();
  const { input } = await loadContent(process.cwd());
  const owned = ownedFiles(input);
  if (owned.length > 0 && !force) {
    throw new PlainError(
      `Nothing was written, because these hold texts of your own: ${owned.join(', ')}. With --force they are overwritten.`,
    );
  }
  const resume = readResume(file, await read(file));
  const found = resumeToContent(resume, new Date().toISOString().slice(0, 10));
  if (photo !== undefined) await takePhoto(photo, found);
  const written = await writeContent(found.content, process.cwd());
  console.log(report(found, written));
});

function readArguments() {
  const usage =
    'Write: npm run import -- resume.json, or npm run import -- LinkedIn-export.zip (with --photo me.jpg, with --force).';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { photo: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error();
    return { file, ...values };
  } catch {
    throw new PlainError(usage);
  }
}

async function read(file: string): Promise<Buffer> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new PlainError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
    );
  }
  if (bytes.length > fileLimit) throw new PlainError(`${file} is too large to be a résumé.`);
  return bytes;
}

/** The résumé in a file, told apart by what it begins with: a ZIP archive by its signature. */
function readResume(file: string, bytes: Buffer): unknown {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return linkedinToResume(bytes);
  let resume: unknown;
  try {
    resume = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    throw new PlainError(`${file} is neither JSON nor a ZIP archive, or it is damaged.`);
  }
  const sections = ['basics', 'work', 'education', 'skills', 'projects'];
  const isResume =
    typeof resume === 'object' && resume !== null && sections.some((name) => name in resume);
  if (!isResume) {
    throw new PlainError(`${file} is no résumé in the JSON Resume form: it has no "basics".`);
  }
  return resume;
}

/** Copies the photo to where pictures are kept and makes it the portrait. */
async function takePhoto(photo: string, found: Imported): Promise<void> {
  const name = `/images/portrait-of-owner${path.extname(photo).toLowerCase()}`;
  const target = path.join('public', name);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await copyFile(photo, target);
  } catch {
    throw new PlainError(`There is no photo ${photo}.`);
  }
  const { owner } = found.content;
  owner.portrait = { src: name, alt: owner.name };
}

function report({ content, notes, unplaced, missing }: Imported, written: string[]): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
  const most = 20;
  const shown = unplaced.slice(0, most);
  if (unplaced.length > most) shown.push(`… and ${unplaced.length - most} more`);
  const wanted = content.owner.portrait
    ? missing
    : [
        'content/owner.ts: a portrait (put it into public/images/, or give --photo me.jpg)',
        ...missing,
      ];
  return [
    `Written: ${written.join(', ')}`,
    ...part('Changed on the way:', notes),
    ...part('No place for:', shown),
    ...part('Still missing:', wanted),
    '',
    'Look at it with: npm start',
  ].join('\n');
}
