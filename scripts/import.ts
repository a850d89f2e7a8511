// npm run import -- resume.json             a résumé of the JSON Resume form
// npm run import -- LinkedIn-export.zip     LinkedIn's own data export
//   --photo me.jpg    becomes the portrait
//   --force           also overwrites files of content/ that hold texts of your own
import { readArguments } from './import/arguments';
import { checkPhoto, takePhoto } from './import/photo';
import { readResume } from './import/read-resume';
import { report } from './import/report';
import { resumeToContent } from './import/resume-to-content';
import { removeTemplatePictures } from './import/template-pictures';
import { ownedFiles, writeContent } from './import/write-content';
import { PlainError, runScript } from './support/run-script';

runScript(async () => {
  const projectDir = process.cwd();
  const { file, photo, force } = readArguments(process.argv.slice(2));
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
