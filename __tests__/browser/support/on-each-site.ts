import { test } from './fixtures';

/** Defines tests of rules for any content, which visit the owner's site and "everything". */
export function onEachSite(defineTests: () => void): void {
  for (const siteName of ['everything', 'own'] as const) {
    test.describe(`on the site "${siteName}"`, () => {
      test.use({ siteName });
      defineTests();
    });
  }
}
