import { test } from '@playwright/test';

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires it before the second argument.
test('this project runs its tests', ({}, { project }) => {
  test.skip(true, project.metadata.reason);
});
