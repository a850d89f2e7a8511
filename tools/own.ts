import '../scripts/support/require-node';
import { checkedSites } from '../lib/site/localized-site';
import { loadContent } from '../scripts/support/load-content';
import { readArguments, runScript } from '../scripts/support/run-script';
import { makeOwn } from './own/make-own';
import { refusal, TO_UNDO } from './support/git';
import { requireSample } from './support/sample-pictures';

const usage = `Makes this repository your own, once (docs/update.md):
  npm run own

It removes the template's own tests and documents, and writes a README.md about your site and an
empty CHANGELOG.md. Tests of your site stay.`;

runScript(async () => {
  readArguments({}, usage);
  requireSample();
  const { readmeFor } = await import('./own/readme');
  const { files, faults } = await loadContent();
  if (faults.length > 0)
    throw refusal('content/ has faults. Run npm run doctor, which lists them.');
  const [{ content }] = checkedSites(files);
  const count = makeOwn(readmeFor(content));
  console.log(`${count} files of the template are gone, and README.md is about your site.
Read README.md, then: git commit --message "My repository". ${TO_UNDO}`);
});
