import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../support/folder';
import { run } from '../support/run';
import { gitEnvironment } from './repository';

const tests = ['__tests__/fixtures', '__tests__/support'];
const parts = ['lib', 'template', 'tools', ...tests, 'package.json', 'tsconfig.json'];

const show = `
import { complete } from './__tests__/fixtures/complete';
import { cvData } from './lib/documents/cv-data';
import { llmsText } from './lib/documents/llms';
import { jsonResume } from './lib/documents/resume';
import { checkedSites } from './lib/site/localized-site';
import { resumeToContent } from './tools/import/to-content';
const [site] = checkedSites({ '': complete });
const resume = jsonResume(site);
const imported = resumeToContent(JSON.parse(JSON.stringify(resume)), '2026-11-20');
const results = { page: site.profile.jobs, cv: cvData(site), llms: llmsText(site), resume, imported };
console.log(JSON.stringify(results));
`;

test('the new field that CONTRIBUTING.md adds reaches the page, each document and the import', async () => {
  const [, example = ''] = /```diff\n(.*?)```/s.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const dir = makeFolder({ 'example.diff': example, 'show.ts': show });
  for (const part of parts) cpSync(part, path.join(dir, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'), 'junction');
  execFileSync('git', ['apply', 'example.diff'], { cwd: dir, env: gitEnvironment });

  const { code, output } = await run(path.join(dir, 'show.ts'), [], { cwd: dir });
  expect([code, output]).toEqual([0, expect.stringContaining('{')]);
  const results = Object.entries(JSON.parse(output) as object);
  const without = results.filter(([, data]) => !JSON.stringify(data).includes('Company A team'));
  expect(without).toEqual([]);
});
