// npm run placeholder: after a change to the content that this repository ships, writes down anew
// which texts are the template's (lib/content/placeholder-content.json), for doctor and import, and
// takes it over as the content that behaviour is tested on (__tests__/fixtures/site).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import placeholder from '../lib/content/placeholder-content.json' with { type: 'json' };
import { isShippedContent } from '../lib/content/shipped';
import { loadContent } from './build/before/load-content';
import { PlainError, runScript } from './support/run-script';
import { saveSite, TESTS_SITE } from './test/project-copy';

const file = 'lib/content/placeholder-content.json';

runScript(async () => {
  const { input, faults } = await loadContent(process.cwd());
  if (faults.length > 0) throw new PlainError(faults.join('\n'));
  if (!isShippedContent(input)) {
    throw new PlainError(
      `The content is no longer ${placeholder.owner.name}’s, so it is not the template’s: nothing was written.`,
    );
  }
  writeFileSync(file, `${JSON.stringify(input, null, 2)}\n`);
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', file], { stdio: 'inherit' });
  await saveSite(TESTS_SITE);
});
