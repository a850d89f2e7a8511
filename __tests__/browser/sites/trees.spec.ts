import { en } from '../../../lib/words/en';
import { madeUp } from '../../fixtures/content';
import { exportOf, type SiteName, SUB_PATH, translations } from '../../fixtures/sites';
import { formStates } from '../../pictures/support/form-states';
import {
  furtherProjectsOpen,
  headerStates,
  languagesOpen,
  type State,
} from '../../pictures/support/states';
import { test } from '../support/fixtures';
import { open } from '../support/page';
import { dayOfTrees, expectTree } from '../support/tree';

// What assistive technology reads on pages of other owners and in other languages.

const basePathOf = (site: SiteName) => (site === 'everything' ? SUB_PATH : '');

/** The name of a page in file names: 'bare-he' for `/he/` of the site "bare". */
const nameOf = (site: SiteName, address: string) =>
  [site, ...address.replace('.html', '').split('/').filter(Boolean)].join('-');

for (const [site, address] of [
  ['everything', '/'],
  ['everything', '/ar/'],
  ['everything', '/404.html'],
  ['bare', '/'],
  ['bare', '/he/'],
  ['bare', '/pl/'],
  ['ordinary', '/'],
  ['ordinary', '/es/'],
  ['translated', '/es/'],
  ['translated', '/fil/'],
] as const) {
  const name = nameOf(site, address);
  test(`the tree of ${name}`, async ({ page, serve }) => {
    const { url } = await serve({ dir: exportOf(site), basePath: basePathOf(site) });
    await page.clock.setFixedTime(dayOfTrees);
    await open(page, `${url}${address}`);
    await expectTree(page.locator('body'), name);
  });
}

/** A state of a page in another language, and where it is. */
type Visited = State & { site: SiteName; address: string; words: typeof en };

const visited = (
  site: SiteName,
  address: string,
  words: typeof en,
  states: readonly State[],
): Visited[] => states.map((state) => ({ ...state, site, address, words }));

for (const { name, site, address, words, width = 1440, enter } of [
  ...visited('everything', '/', madeUp, [furtherProjectsOpen]),
  ...visited('everything', '/ar/', madeUp, headerStates),
  ...visited('bare', '/', madeUp, [languagesOpen]),
  ...visited('ordinary', '/', en, headerStates.slice(0, 1)),
  ...Object.entries(translations).flatMap(([language, words]) =>
    visited('translated', `/${language}/`, words, formStates),
  ),
]) {
  const file = `${nameOf(site, address)}-${name}`;
  test(`the tree of ${file}`, async ({ page, serve, allow }) => {
    allow(/failed to send/, /status of [45]0[03]/);
    await page.setViewportSize({ width, height: 900 });
    const { url } = await serve({ dir: exportOf(site), basePath: basePathOf(site) });
    const part = await enter({ page, url: `${url}${address}`, words });
    await expectTree(part, `states/${file}`);
  });
}
