// npm run doctor: checks the content before the site goes live, or with --live the published site.
import { checkedEditions } from '../lib/content/editions';
import { environmentFaults } from './build/before/environment';
import { absentFiles, loadContent } from './build/before/load-content';
import { examine, unreadFileFindings } from './doctor/examine';
import { isBlocking, report, wrong } from './doctor/findings';
import { readOptions } from './doctor/options';
import { pictureFindings } from './doctor/pictures';
import { PlainError, runScript } from './support/run-script';

runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  const projectDir = process.cwd();
  const { files, faults } = await loadContent(projectDir);
  faults.unshift(...environmentFaults(process.env));
  if (options.live) {
    // The page's code, which lists the generated files, imports these.
    for (const name of absentFiles(projectDir)) {
      faults.push(`content/${name}.ts is missing; npm run build makes it, with no entries`);
    }
    if (faults.length > 0) throw new PlainError(faults.join('\n'), 2);
    // Imported only here: deployments have no browser and need not load its library.
    const { visitLive } = await import('./doctor/live/index');
    process.exitCode = await visitLive(checkedEditions(files), projectDir, options);
    return;
  }
  const findings = [
    ...(faults.length > 0
      ? faults.map((text) => wrong(text))
      : examine(checkedEditions(files), projectDir)),
    ...(await pictureFindings(files, projectDir)),
    ...unreadFileFindings(projectDir),
  ];
  const count = findings.filter(isBlocking).length;
  const verdict = count === 0 ? 'Ready to go live.' : `Not ready to go live; to do: ${count}.`;
  console.log(`\n${report(findings)}${verdict}\n`);
  if (options.strict && count > 0) process.exitCode = 1;
});
