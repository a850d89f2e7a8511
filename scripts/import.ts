import { rm } from 'node:fs/promises';
import type { Content } from '../lib/content/schema';
import { templatePictures } from './doctor/template';
import { checkPhoto, ownedFiles, takePhoto } from './import/files';
import { withGithub } from './import/github';
import { readResume } from './import/read-resume';
import { type Imported, missingIn, resumeToContent } from './import/to-content';
import { writeContentFiles } from './support/content-files';
import { PlainError, readArguments, runScript } from './support/run-script';

const usage = `Fills content/ from a résumé, from GitHub, or from both:
  npm run import -- resume.json             a résumé in the JSON Resume form
  npm run import -- LinkedIn-export.zip     LinkedIn's data export, packed or unpacked
  npm run import -- github:NAME             name, bio and best projects from GitHub
  npm run import -- resume.json github:NAME
Options:
  --photo me.jpg    becomes the portrait
  --force           also overwrites files of content/ that hold texts of your own`;

runScript(async () => {
  const projectDir = process.cwd();
  const { file, account, photo, force } = readSources(process.argv.slice(2));

  const resume = file === undefined ? undefined : await readResume(file);
  const whole = account ? await withGithub(account, resume, process.env) : { resume, notes: [] };
  const imported = resumeToContent(whole.resume, new Date().toISOString().slice(0, 10));
  imported.notes.unshift(...whole.notes);
  if (photo !== undefined) await checkPhoto(photo);
  const { content } = imported;
  const owned = await ownedFiles(Object.keys(content) as (keyof Content)[], projectDir);
  if (owned.length > 0 && !force) {
    throw new PlainError(
      `Nothing was written, because these hold texts of your own: ${owned.join(', ')}. Use --force to overwrite them.`,
    );
  }

  // They would be published with the owner's page, which shows none of them any more.
  const removed = templatePictures(projectDir);
  if (photo !== undefined) {
    content.owner.portrait = await takePhoto(photo, content.owner.name, projectDir);
  }
  const written = await writeContentFiles(content, projectDir);
  for (const picture of removed) await rm(picture);
  console.log(`Written: ${written.join(', ')}`);
  if (removed.length > 0) {
    console.log(`Removed from public/: the template’s pictures (${removed.length})`);
  }
  console.log(report(imported));
});

/**
 * What the command line asks to import.
 * @throws PlainError with the usage if it names nothing, or two of a kind
 */
function readSources(args: string[]) {
  const options = {
    photo: { type: 'string' },
    force: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = readArguments(args, options, usage);
  const accounts = positionals.flatMap((source) => /^github:(.+)$/.exec(source)?.[1] ?? []);
  const files = positionals.filter((source) => !source.startsWith('github:'));
  const isUsual = positionals.length > 0 && accounts.length < 2 && files.length < 2;
  if (!isUsual) throw new PlainError(usage);
  return { file: files[0], account: accounts[0], ...values };
}

/** What was changed, what found no place, and what is left to do. */
function report({ content, notes, unplaced }: Imported): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
  return [
    ...part('Changed on the way:', notes),
    ...part('No place for:', unplaced),
    ...part('Still missing:', missingIn(content)),
    '',
    'Look at it with: npm start',
  ].join('\n');
}
