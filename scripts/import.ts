import type { Content } from '../lib/content/schema';
import { readGithub, withGithub } from './import/github';
import { ownedFiles, removeTemplatePictures } from './import/owned-files';
import { checkPhoto, takePhoto } from './import/photo';
import { readResume } from './import/read-resume';
import { report } from './import/report';
import { resumeToContent } from './import/resume-to-content';
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
  const github = account === undefined ? undefined : await readGithub(account, process.env);
  const whole = github === undefined ? { resume, notes: [] } : withGithub(resume, github);
  const imported = resumeToContent(whole.resume, new Date().toISOString().slice(0, 10));
  imported.notes.unshift(...whole.notes);
  if (photo !== undefined) await checkPhoto(photo);
  const { content } = imported;
  const names = Object.keys(content) as (keyof Content)[];
  const owned = await ownedFiles(names, projectDir);
  if (owned.length > 0 && !force) {
    throw new PlainError(
      `Nothing was written, because these hold texts of your own: ${owned.join(', ')}. Use --force to overwrite them.`,
    );
  }

  if (photo !== undefined) {
    content.owner.portrait = await takePhoto(photo, content.owner.name, projectDir);
  }
  const written = await writeContentFiles(content, projectDir);
  const removed = await removeTemplatePictures(content, projectDir);
  console.log(report(imported, written, removed));
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
  const isAccount = (source: string) => source.startsWith('github:');
  const [account, ...accounts] = positionals.filter(isAccount);
  const [file, ...files] = positionals.filter((source) => !isAccount(source));
  if (positionals.length === 0 || accounts.length > 0 || files.length > 0) {
    throw new PlainError(usage);
  }
  return { file, account: account?.slice('github:'.length), ...values };
}
