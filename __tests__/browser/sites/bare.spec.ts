import path from 'node:path';
import { bare, madeUp } from '../../fixtures/content';
import { exportOf, ownCv } from '../../fixtures/sites';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { hydrated, sideways } from '../support/look';

// Whoever has only begun: no picture, no work, no form, one project; an own CV.

const dir = exportOf('bare');

test('what was left out has no heading, no list, no link to it, and leaves the page valid', async ({
  page,
  serve,
  request,
}) => {
  const { url } = await serve({ dir });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const { about, contact, experience, menu, projects, skills } = madeUp;
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...[about.title, experience.education, skills.title, projects.title, contact.title],
  ]);
  await expect(page.locator('ul:empty, ol:empty, dl:empty, p:empty:not([role])')).toHaveCount(0);
  await test.step('the school stands where the work would', async () => {
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText([
      ...[menu.home, about.title, experience.education, skills.title, projects.title, menu.contact],
    ]);
    await page.goto(`${url}/#experience`);
    await expect(page.getByText(bare.education[0]?.school ?? '')).toBeInViewport();
  });
  await test.step('without an e-mail service there is no form, and the policy names no host', async () => {
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /connect-src 'self';/);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const mail = page.getByRole('link', { name: madeUp.contact.writeMail });
    await expect(mail).toHaveAttribute('href', `mailto:${bare.contact.email}`);
  });
  await test.step('the owner’s own CV is served, not one made of the content', async () => {
    expect(await (await request.get(`${url}/cv.pdf`)).text()).toBe(ownCv);
  });
  await test.step('it fits every screen, and neither axe nor the HTML validator finds anything', async () => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sideways(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeViolations(page), colorScheme).toEqual([]);
    }
    expect(await htmlFaults(path.join(dir, 'index.html'))).toEqual([]);
  });
});
