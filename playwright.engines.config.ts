import { defineConfig } from '@playwright/test';
import { type Engine, findEngines } from './scripts/test/engines';

const { found, missing } = await findEngines();

/** Says that an engine is missing, which `npm test` repeats in its last lines. */
const absent = '**/absent.spec.ts';

/** The cross-browser journeys, in every engine that this machine has besides today's Chromium. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '__tests__/engines',
  outputDir: 'test-results/engines',
  fullyParallel: false,
  // Each starts a browser of each kind, and Firefox takes long over that.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  projects: [
    ...found.map((engine) => ({ name: engine.name, testIgnore: absent, use: { engine } })),
    ...missing.map(({ name, reason }) => ({
      name,
      testMatch: absent,
      metadata: { reason },
    })),
  ],
});
