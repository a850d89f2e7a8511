// Run by npm run update in a process of its own: what the version just taken misses in content/.

import { loadContent } from '../build/before/load-content';
import { runScript } from '../support/run-script';

runScript(async () => {
  const { faults } = await loadContent(process.cwd());
  if (faults.length > 0) console.log(`To change in content/:\n${faults.join('\n')}`);
});
