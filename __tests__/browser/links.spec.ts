import { en } from '../../lib/words/en';
import { content as sampleContent } from '../../template/content';
import { expect, test } from '../owner/browser/support/fixtures';
import { boxOf, open, topOf, waitForHydration, waitTwoFrames } from '../owner/browser/support/page';
import { expectBelowHeader } from './support/below-header';

// html.spec.ts tests that the targets of links exist, and how they open.

test('the CV is saved as a file with the owner’s name', async ({ page }) => {
  await open(page);
  const links = page.getByRole('link', { name: /^Download CV/ });
  await expect(links).toHaveCount(2);
  for (const cv of await links.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), cv.click()]);
    expect(download.suggestedFilename()).toBe(
      `${sampleContent.owner.name.replaceAll(' ', '-')}-CV.pdf`,
    );
  }
});

test('an unknown address gives 404 with a link to the home page', async ({ page, allow }) => {
  allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);

  await test.step('search engines are told not to list it', async () => {
    const html = (await response?.text()) ?? '';
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html, 'structured data about the owner').not.toContain('ld+json');
  });

  await test.step('it links to the home page', async () => {
    await waitForHydration(page);
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  });

  await test.step('the links of the header lead to sections of the home page', async () => {
    const nav = page.getByRole('banner').getByRole('navigation');
    await waitTwoFrames(page);
    await expect(nav.locator('[aria-current]')).toHaveCount(0);
    await nav.getByRole('link', { name: en.skills.title }).click();
    await expect(page).toHaveURL('/#skills');
    await expect(page.getByRole('heading', { level: 2, name: en.skills.title })).toBeInViewport();
  });
});

test('an address leads to a list of the career or a project, below the header', async ({
  page,
}) => {
  await test.step('a list of the career', async () => {
    await open(page, '/#education');
    const title = page.getByRole('heading', { name: en.experience.education });
    await expect(title).toBeInViewport();
    const { bottom } = await boxOf(page.getByRole('banner'));
    expect(await topOf(title), 'top of the title').toBeGreaterThan(bottom + 16);
  });

  // From another page, because a fragment alone would not load the page again.
  await page.goto('about:blank');

  await test.step('a project, which is marked until another address follows', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1440, height: 640 });
    await open(page, '/#project-supporthub');
    await expectBelowHeader(page, 'project-supporthub');
    const card = page.locator('#project-supporthub');
    await expect(card).toHaveCSS('outline-style', 'solid');
    await page.evaluate(() => {
      location.hash = '#projects';
    });
    await expect(card).toHaveCSS('outline-style', 'none');
    await expectBelowHeader(page, 'projects');
  });
});

test('copied text has spaces before and after hidden words, and no initials', async ({ page }) => {
  await open(page);
  const copied = await page.evaluate(() => {
    const selection = getSelection();
    selection?.selectAllChildren(document.querySelector('main') as Element);
    return String(selection);
  });
  const title = sampleContent.projects[0]?.title;
  expect(copied).toContain(`${title}: ${en.projects.highlights}`);
  expect(copied).toContain(`${title}: ${en.projects.demo} ${en.newTab}`);
  // The initials of the school, which has no logo.
  expect(copied.split('\n'), 'lines of the copied text').not.toContain('LC');
});
