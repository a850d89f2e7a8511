import { test } from '@playwright/test';

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants it for what comes second.
test('its tests', ({}, { project }) => {
  test.skip(true, project.metadata.reason);
});
