import { bare, madeUp } from '../../fixtures/content';
import { exportOf, ownCv } from '../../fixtures/sites';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';

// The site of a beginner: no picture, no job, no form, one project, the owner's own CV, and a
// second language.

test('a page without optional content has no empty part', async ({ page, serve, request }) => {
  const { url } = await serve({ dir: exportOf('bare') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, url);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const { about, contact, experience, menu, projects, skills } = madeUp;
  const { education } = experience;
  const titles = [about.title, education, skills.title, projects.title, contact.title];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(page.locator('ul:empty, ol:empty, dl:empty, p:empty:not([role])')).toHaveCount(0);
  await test.step('the school takes the place of jobs', async () => {
    const second = 'עברית';
    const links = [menu.home, ...titles.slice(0, -1), menu.contact, second];
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(links);
    await page.goto(`${url}/#experience`);
    await expect(page.getByText(bare.education[0]?.school ?? '')).toBeInViewport();
  });
  await test.step('the owner’s own CV is served instead of a generated one', async () => {
    expect(await (await request.get(`${url}/cv.pdf`)).text()).toBe(ownCv);
  });
});
