import { publicFileFaults } from '../../lib/check/public-file-faults';
import { envFileFaults } from '../../lib/check/setting-faults';
import { missingLetterLines } from '../../lib/documents/missing-letters';
import { unpublishedNames } from '../../lib/files/public-files';
import { checkAndMakeSites } from '../../lib/site/check-and-make-sites';
import { readContents } from './read-contents';

/** `checkAndMakeSites`, and lines about letters that documents lack and files of `public/`. */
export async function prepareSite() {
  const contents = await readContents();
  const prepared = await checkAndMakeSites(contents);
  const fileFaults = publicFileFaults(Object.keys(prepared.contents));
  const faults = [...envFileFaults(), ...fileFaults, ...prepared.faults];
  const sites = faults.length > 0 ? undefined : prepared.sites;
  const missingLetters = prepared.sites?.flatMap(missingLetterLines) ?? [];
  // Git keeps no empty folder, so the template has this file in `public/`.
  const names = unpublishedNames()
    .filter((name) => name !== '.gitkeep')
    .join(', ');
  const unpublished = `public/: hidden files, and those that programs leave, are not published: ${names}`;
  return { ...prepared, sites, faults, missingLetters, unpublished: names ? [unpublished] : [] };
}
