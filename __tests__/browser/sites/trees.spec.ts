import { served, translations } from '../../fixtures/sites';
import { formStates } from '../../pictures/support/form-states';
import { test } from '../support/fixtures';
import { open } from '../support/page';
import { dayOfTrees, expectTree } from '../support/tree';

// What assistive technology reads on pages of other owners and in other languages. pictures/sites/
// has those that also have pictures.

for (const [name, site, address] of [
  ['everything-ar', 'everything', '/ar/'],
  ['everything-404', 'everything', '/404.html'],
  ['bare-pl', 'bare', '/pl/'],
  ['translated-es', 'translated', '/es/'],
  ['translated-fil', 'translated', '/fil/'],
] as const) {
  test(`the tree of ${name}`, async ({ page, serve }) => {
    const { url } = await serve(served(site));
    await page.clock.setFixedTime(dayOfTrees);
    await open(page, `${url}${address}`);
    await expectTree(page.locator('body'), name);
  });
}

for (const [language, words] of Object.entries(translations)) {
  for (const { name, width = 1440, enter } of formStates) {
    const file = `translated-${language}-${name}`;
    test(`the tree of ${file}`, async ({ page, serve, allow }) => {
      allow(/failed to send/, /status of [45]0[03]/);
      await page.setViewportSize({ width, height: 900 });
      const { url } = await serve(served('translated'));
      const part = await enter({ page, url: `${url}/${language}/`, words });
      await expectTree(part, `states/${file}`);
    });
  }
}
