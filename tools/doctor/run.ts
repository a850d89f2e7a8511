import { checkedLocales } from '../../lib/content/locales';
import { loadContent } from '../../scripts/support/load-content';
import { unfinishedParts } from './content';
import { dateFaults } from './dates';
import { checkPictures } from './pictures';
import { isBlocking, report, strictExitCode } from './report';

/**
 * Checks a project's content and prints what is left to do before the site goes live.
 * @returns the exit code of `--strict`
 */
export async function runDoctor(projectDir: string): Promise<number> {
  const { files, faults } = await loadContent(projectDir);
  // The other checks need a content that builds.
  if (faults.length === 0) {
    const locales = checkedLocales(files);
    faults.push(...unfinishedParts(locales, projectDir), ...dateFaults(locales, projectDir));
  }
  faults.push(...(await checkPictures(files, projectDir)));
  const count = faults.filter(isBlocking).length;
  const verdict = count === 0 ? 'Ready to go live.' : `Not ready to go live; to do: ${count}.`;
  console.log(`\n${report(faults)}${verdict}\n`);
  return strictExitCode(faults);
}
