import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFile } from '../lib/content/check';
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
  --photo me.jpg    takes this photo as the portrait
  --language de     writes content/de/, the site in a second language
  --force           overwrites files of content/ that hold texts of your own`;

runScript(async () => {
  const projectDir = process.cwd();
  const options = {
    photo: { type: 'string' },
    language: { type: 'string', default: '' },
    force: { type: 'boolean' },
  } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), options, usage);
  const accounts = positionals.filter((source) => /^github:./.test(source));
  const [file, ...others] = positionals.filter((source) => !accounts.includes(source));
  const [account, ...otherAccounts] = accounts.map((each) => each.slice('github:'.length));
  if (positionals.length === 0 || others.length > 0 || otherAccounts.length > 0) {
    throw new PlainError(usage);
  }
  const { language } = values;
  if (language !== '' && ownNameOf(language) === undefined) {
    throw new PlainError(`"${language}" is no language tag like "de" or "pt-BR".`);
  }

  const read = file === undefined ? undefined : readResume(file);
  const { resume, notes: githubNotes } =
    account === undefined
      ? { resume: read, notes: [] }
      : await withGithub(account, read, process.env);
  const today = new Date().toISOString().slice(0, 10);
  const { content, notes, unplaced } = resumeToContent(resume, today);
  const { files } = await loadContent(projectDir);
  if (language !== '') {
    // All languages share these fields, so they stand in the main language's files only.
    const { url = content.site.url } = Object(files[''].site);
    Object.assign(content.site, { language, url });
    delete content.look;
    delete content.contact.emailService;
  }
  const owned = (Object.keys(content) as (keyof Content)[])
    .filter((name) => existsSync(path.join(projectDir, contentFile(name, language))))
    .filter((name) => !isReplaceable(name, files[language]?.[name]))
    .map((name) => contentFile(name, language));
  if (owned.length > 0 && !values.force) {
    throw new PlainError(
      `Nothing was written, because these hold texts of your own: ${owned.join(', ')}. Use --force to overwrite them.`,
    );
  }

  // The page does not show these pictures any more, but the build would publish them.
  const removed = language === '' ? templatePictures(projectDir) : [];
  if (values.photo !== undefined) {
    const photo = await takePhoto(values.photo, projectDir);
    content.owner.portrait = { src: photo.src, alt: content.owner.name };
    notes.push(...photo.notes);
  }
  // An empty list in a second language would hide that of the main language.
  const parts = Object.entries(content).filter(
    ([, part]) => language === '' || !isDeepStrictEqual(part, []),
  );
  const written = await writeContentFiles(Object.fromEntries(parts), projectDir, language);
  for (const picture of removed) await rm(path.join(projectDir, 'public', picture));
  console.log(`Written: ${written.join(', ')}`);
  if (removed.length > 0) {
    console.log(`Removed from public/: the template’s pictures (${removed.length})`);
  }
  printList('Please check:', [...githubNotes, ...notes]);
  printList('No place for:', unplacedLines(unplaced));
  printList('Still missing:', missingIn(content, language));
  console.log('\nLook at it with: npm start');
});

/** Whether a part of the content may be overwritten: the template's, or an empty list. */
const isReplaceable = (name: keyof Content, part: unknown): boolean =>
  isDeepStrictEqual(part, templateContent[name]) || isDeepStrictEqual(part, []);

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(['', title, ...lines.map((line) => `  ${line}`)].join('\n'));
}
