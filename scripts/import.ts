import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFile } from '../lib/content/check';
import type { ContentFiles } from '../lib/content/editions';
import type { Content } from '../lib/content/schema';
import { templateContent } from '../lib/content/template';
import { ownNameOf } from '../lib/locale';
import { loadContent } from './build/before/load-content';
import { templatePictures } from './doctor/template';
import { withGithub } from './import/github';
import { takePhoto } from './import/photo';
import { readResume } from './import/read-resume';
import { missingIn, resumeToContent, unplacedLines } from './import/to-content';
import { writeContentFiles } from './support/content-files';
import { PlainError, readArguments, runScript } from './support/run-script';

const usage = `Fills content/ from a résumé, from GitHub, or from both:
  npm run import -- resume.json             a résumé in the JSON Resume form
  npm run import -- LinkedIn-export.zip     LinkedIn's data export, packed or unpacked
  npm run import -- github:NAME             name, bio and best projects from GitHub
  npm run import -- resume.json github:NAME
Options:
  --photo me.jpg    becomes the portrait
  --language de     writes content/de/, the site in a second language
  --force           also overwrites files of content/ that hold texts of your own`;

runScript(async () => {
  const projectDir = process.cwd();
  const options = {
    photo: { type: 'string' },
    language: { type: 'string', default: '' },
    force: { type: 'boolean' },
  } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), options, usage);
  const accounts = positionals.filter((source) => /^github:./.test(source));
  const files = positionals.filter((source) => !accounts.includes(source));
  const [file, account] = [files[0], accounts[0]?.slice('github:'.length)];
  const isUsual = positionals.length > 0 && accounts.length < 2 && files.length < 2;
  if (!isUsual) throw new PlainError(usage);
  const { language } = values;
  if (language !== '' && ownNameOf(language) === undefined) {
    throw new PlainError(`"${language}" is no language tag like "de" or "pt-BR".`);
  }

  const resume = file === undefined ? undefined : readResume(file);
  const whole = account ? await withGithub(account, resume, process.env) : { resume, notes: [] };
  const today = new Date().toISOString().slice(0, 10);
  const { content, notes, unplaced } = resumeToContent(whole.resume, today);
  const { files: current } = await loadContent(projectDir);
  if (language !== '') {
    // What all languages share, the main one says.
    const { url = content.site.url } = Object(current[''].site);
    Object.assign(content.site, { language, url });
    delete content.look;
    delete content.contact.emailService;
  }
  const owned = ownedFiles(Object.keys(content) as (keyof Content)[], current, language);
  if (owned.length > 0 && !values.force) {
    throw new PlainError(
      `Nothing was written, because these hold texts of your own: ${owned.join(', ')}. Use --force to overwrite them.`,
    );
  }

  // They would be published with the owner's page, which shows none of them any more.
  const removed = language === '' ? templatePictures(projectDir) : [];
  if (values.photo !== undefined) {
    const photo = await takePhoto(values.photo, projectDir);
    content.owner.portrait = { src: photo.src, alt: content.owner.name };
    notes.push(...photo.notes);
  }
  // An empty list in a second language would hide what the main language has.
  const isSaid = ([, part]: [string, unknown]) =>
    language === '' || !Array.isArray(part) || part.length > 0;
  const parts = Object.fromEntries(Object.entries(content).filter(isSaid));
  const written = await writeContentFiles(parts, projectDir, language);
  for (const picture of removed) await rm(path.join(projectDir, 'public', picture));
  console.log(`Written: ${written.join(', ')}`);
  if (removed.length > 0) {
    console.log(`Removed from public/: the template’s pictures (${removed.length})`);
  }
  report('Changed on the way:', [...whole.notes, ...notes]);
  report('No place for:', unplacedLines(unplaced));
  report('Still missing:', missingIn(content, language));
  console.log('\nLook at it with: npm start');
});

function report(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(['', title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/**
 * Those files of `content/` that hold an owner's own texts: neither those that come with the
 * template nor an empty list. One that cannot be read may hold them too.
 * @param names of the files, without `.ts`
 * @param folder of a second language, whose files are all the owner's
 */
function ownedFiles(names: (keyof Content)[], files: ContentFiles, folder: string): string[] {
  const input = files[folder];
  if (input === undefined) return [];
  return names
    .filter((name) => folder === '' || input[name] !== undefined)
    .filter((name) => !isDeepStrictEqual(input[name], templateContent[name]))
    .filter((name) => !isDeepStrictEqual(input[name], []))
    .map((name) => contentFile(name, folder));
}
