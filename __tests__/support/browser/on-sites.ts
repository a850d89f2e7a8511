import type { SiteName } from '../tested-sites';
import { test } from './fixtures';

export function onSite(siteName: SiteName, defineTests: () => void): void {
  test.describe(`on the site "${siteName}"`, () => {
    test.use({ siteName });
    defineTests();
  });
}

/** Defines tests of rules for any content, which visit the owner's site and "everything". */
export function onEachSite(defineTests: (siteName: SiteName) => void): void {
  for (const name of ['everything', 'own'] as const) onSite(name, () => defineTests(name));
}
