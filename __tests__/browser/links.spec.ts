import { en } from '../../lib/words/en';
import { expectBelowHeader } from '../support/browser/below-header';
import { expect, onSite, test } from '../support/browser/fixtures';
import { sectionLinks } from '../support/browser/menu';
import { boxOf, opacityOf, open, topOf } from '../support/browser/page';

// html.spec.ts tests that the targets of links exist; small-screen.spec.ts tests the menu.

test('header links lead to sections, and the current one is marked', async ({ page }) => {
  // Links jump here, because tests run with less motion. reveal.spec.ts tests smooth
  // scrolling.
  await open(page);
  const nav = page.getByRole('banner').getByRole('navigation');
  const current = nav.locator('[aria-current]');
  const link = (name: string) => nav.getByRole('link', { name, exact: true });
  await expect(current, 'marked before any scrolling').toHaveText(sectionLinks.home);
  const sections = Object.entries(sectionLinks);
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const [id, label] of [...sections.slice(1), ...sections.slice(0, 1)]) {
    await link(label).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(current, `marked after a click on ${label}`).toHaveText(label);
    if (id !== 'home') await expectBelowHeader(page, id);
  }

  // "View My Work" leads to the projects, and the footer to the top.
  await page.getByRole('link', { name: en.home.work }).click();
  await expectBelowHeader(page, 'projects');
  await page.getByRole('link', { name: en.footer.top }).click();
  await expect.poll(() => page.evaluate(() => scrollY), 'scroll position').toBe(0);
});

test('an address leads to a list or a project, below the header', async ({ page }) => {
  // A list of the career.
  await open(page, '/#education');
  const title = page.getByRole('heading', { name: en.experience.education });
  await expect(title).toBeInViewport();
  const { bottom } = await boxOf(page.getByRole('banner'));
  expect(await topOf(title), 'top of the title').toBeGreaterThan(bottom + 16);

  // From another page, because a fragment alone would not load the page again.
  await page.goto('about:blank');

  // A project, which is marked until another address follows.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 640 });
  await open(page, '/#project-supporthub');
  await expectBelowHeader(page, 'project-supporthub');
  const name = page.locator('#project-supporthub').getByRole('heading');
  await expect(name).toHaveCSS('text-decoration-line', 'underline');
  await page.evaluate(() => {
    location.hash = '#projects';
  });
  await expect(name).toHaveCSS('text-decoration-line', 'none');
  await expectBelowHeader(page, 'projects');
});

onSite('everything', () => {
  test('a link shows a project in a folded list', async ({ page, server }) => {
    await open(page, `${server.url}/#project-night-bus`);
    const project = page.locator('#projects').getByRole('heading', { name: 'Night bus' });
    await expect(project).toBeInViewport();
    await expect.poll(() => opacityOf(project), 'opacity of the project').toBe(1);
  });
});

onSite('everything', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a link shows a legal text', async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${server.url}/`);
    const titles = page.getByRole('contentinfo').getByRole('heading');
    await expect(titles).toHaveCount(0);
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    await link('Imprint').press('Enter');
    await expect(titles).toHaveText(['‹Imprint›']);
    await expect(titles).toBeInViewport();
    const address = page.getByText('Maria Clara').filter({ hasText: 'Harbour' });
    expect((await address.innerText()).split('\n'), 'lines of the address').toHaveLength(3);
    await link('Privacy').press('Enter');
    await expect(titles).toHaveText(['‹Privacy </script>›']);
    await page.goBack();
    await expect(titles).toHaveText(['‹Imprint›']);
    await page.emulateMedia({ media: 'print' });
    await expect(titles).toBeHidden();
  });
});
