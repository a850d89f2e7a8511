import { test } from '@playwright/test';

// Skipped without running, so that no worker starts. The name of the project has the reason.
test.skip('this project runs its tests', () => {});
