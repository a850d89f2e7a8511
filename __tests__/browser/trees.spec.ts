import { en } from '../../lib/words/en';
import { formStates } from '../pictures/support/form-states';
import { headerStates, partStates, type State } from '../pictures/support/states';
import { test, withMotion } from './support/fixtures';
import { open } from './support/page';
import { dayOfTrees, expectTree } from './support/tree';

// What assistive technology reads on the template's page. sites/trees.spec.ts has other sites.

for (const [name, address] of [
  ['page-en', '/'],
  ['not-found-en', '/404.html'],
] as const) {
  test(`the tree of ${name}`, async ({ page }) => {
    await page.clock.setFixedTime(dayOfTrees);
    await open(page, address);
    await expectTree(page.locator('body'), name);
  });
}

const testState = ({ name, width = 1440, enter }: State) =>
  test(`the tree of ${name}`, async ({ page, site, allow }) => {
    allow(/failed to send/, /status of [45]0[03]/);
    await page.setViewportSize({ width, height: 900 });
    const part = await enter({ page, url: `${site.url}/`, words: en });
    await expectTree(part, `states/${name}`);
  });

const states = [...headerStates, ...formStates, ...partStates];

test.describe('without motion', () => {
  states.filter(({ needsMotion }) => !needsMotion).forEach(testState);
});

test.describe('with motion', () => {
  test.use(withMotion);
  states.filter(({ needsMotion }) => needsMotion).forEach(testState);
});
