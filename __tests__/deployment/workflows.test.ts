import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inSeparateProcess } from '../support/separate-process';
import type { workflowErrors } from './workflow-errors';

// Jest cannot load GitHub's language service, which is an ES module.
const check = inSeparateProcess<typeof workflowErrors>(
  '__tests__/deployment/workflow-errors.ts',
  'workflowErrors',
);

const folder = '.github/workflows';

test('GitHub understands every workflow', async () => {
  const texts = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  expect(await check(texts)).toEqual([]);
  const wrong = `${texts['pages.yml']}`.replaceAll('steps.pages.outputs', 'steps.page.outputs');
  expect(await check({ 'wrong.yml': wrong })).toContainEqual(
    expect.stringMatching(/^wrong\.yml:\d+: .*\bpage$/),
  );
});
