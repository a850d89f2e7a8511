// Run by npm run update in a process of its own: what must follow in content/ after a new version.

import type { Content } from '../../lib/content/schema';
import { loadContent } from '../build/before/load-content';
import { languageFindings, unreadFileFindings } from '../doctor/examine';
import { runScript } from '../support/run-script';

runScript(async () => {
  const projectDir = process.cwd();
  const { input, faults } = await loadContent(projectDir);
  const findings = unreadFileFindings({ projectDir });
  if (faults.length === 0) findings.push(...languageFindings({ content: input as Content }));
  const lines = [...faults, ...findings.map(({ text }) => text)];
  if (lines.length > 0) console.log(`To change in content/:\n${lines.join('\n')}`);
});
