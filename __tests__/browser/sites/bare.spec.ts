import path from 'node:path';
import { bare, madeUp } from '../../fixtures/content';
import { exportOf, ownCv } from '../../fixtures/sites';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { hydrated, sideways } from '../support/look';

// Whoever has only begun: no picture, no work, no form, one project; an own CV.

const dir = exportOf('bare');

let url = '';
test.beforeEach(async ({ page, serve }) => {
  ({ url } = await serve({ dir }));
  await page.goto(url);
  await hydrated(page);
});

test('it fits every screen, and neither axe nor the HTML validator finds anything', async ({
  page,
}) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
  expect(await htmlFaults(path.join(dir, 'index.html'))).toEqual([]);
});

test('what was left out has no heading, no list, and no link to it', async ({ page }) => {
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const { about, contact, experience, menu, projects, skills } = madeUp;
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...[about.title, experience.education, skills.title, projects.title, contact.title],
  ]);
  await expect(page.locator('ul:empty, ol:empty, dl:empty, p:empty:not([role])')).toHaveCount(0);
  await test.step('the school stands where the work would', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText([
      ...[menu.home, menu.about, experience.education, menu.skills, menu.projects, menu.contact],
    ]);
    await page.goto(`${url}/#experience`);
    await expect(page.getByText(bare.education[0]?.school ?? '')).toBeInViewport();
  });
});

test('without an e-mail service there is no form, and the policy names no host', async ({
  page,
}) => {
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /connect-src 'self';/,
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: madeUp.contact.writeMail })).toHaveAttribute(
    'href',
    `mailto:${bare.contact.email}`,
  );
});

test('the owner’s own CV is served, not one made of the content', async ({ request }) => {
  expect(await (await request.get(`${url}/cv.pdf`)).text()).toBe(ownCv);
});
