import { checkedLocales } from '../../lib/content/locales';
import { loadContent } from '../../scripts/support/load-content';
import { contentFindings } from './content';
import { dateFindings } from './dates';
import { isBlocking, report, strictExitCode, wrong } from './findings';
import { pictureFindings } from './pictures';

/**
 * Checks a project's content and prints what is left to do before the site goes live.
 * @returns the exit code of `--strict`
 */
export async function runDoctor(projectDir: string): Promise<number> {
  const { files, faults } = await loadContent(projectDir);
  const findings = faults.map((fault) => wrong(fault));
  // The other checks need a content without faults.
  if (faults.length === 0) {
    const locales = checkedLocales(files);
    findings.push(...contentFindings(locales, projectDir), ...dateFindings(locales, projectDir));
  }
  findings.push(...(await pictureFindings(files, projectDir)));
  const count = findings.filter(isBlocking).length;
  const verdict = count === 0 ? 'Ready to go live.' : `Not ready to go live; to do: ${count}.`;
  console.log(`\n${report(findings)}${verdict}\n`);
  return strictExitCode(findings);
}
