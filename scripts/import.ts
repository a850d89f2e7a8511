// npm run import -- resume.json             a résumé of the JSON Resume form
// npm run import -- LinkedIn-export.zip     LinkedIn's own data export
//   --photo me.jpg    becomes the portrait
//   --force           also overwrites files of content/ that hold texts of your own
import { parseArgs } from 'node:util';
import { checkPhoto, takePhoto } from './import/photo';
import { readResume } from './import/read-resume';
import { report } from './import/report';
import { resumeToContent } from './import/resume-to-content';
import { removeTemplatePictures } from './import/template-pictures';
import { ownedFiles, writeContent } from './import/write-content';
import { PlainError, runScript } from './preview/serve';

runScript(async () => {
  const projectDir = process.cwd();
  const { file, photo, force } = readArguments();
  const found = resumeToContent(await readResume(file), new Date().toISOString().slice(0, 10));
  if (photo !== undefined) await checkPhoto(photo);
  const owned = await ownedFiles(projectDir);
  if (owned.length > 0 && !force) {
    throw new PlainError(
      `Nothing was written, because these hold texts of your own: ${owned.join(', ')}. With --force they are overwritten.`,
    );
  }
  const { owner } = found.content;
  if (photo !== undefined) owner.portrait = await takePhoto(photo, owner.name, projectDir);
  const written = await writeContent(found.content, projectDir);
  const removed = await removeTemplatePictures(found.content, projectDir);
  console.log(report(found, written, removed));
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
