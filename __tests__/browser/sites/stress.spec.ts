import path from 'node:path';
import { exportOf, SUB_PATH } from '../../fixtures/sites';
import { stress } from '../../fixtures/stress';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { hydrated, opacityOf, scrollTo, sideways } from '../support/look';

const dir = exportOf('stress');

test.beforeEach(async ({ page, serve }) => {
  const { url } = await serve({ dir, basePath: SUB_PATH });
  await page.goto(`${url}/`);
  await hydrated(page);
});

test('long names and words fit on every screen', async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
  }
});

test('more projects come two dozen at a time, by mouse or keyboard, without a script', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Projects' }).getByRole('heading', { level: 3 });
  const isShown = () =>
    cards.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  expect(await isShown()).toBe(12);
  const more = page.getByText('Show 24 more projects');
  await more.first().click();
  expect(await isShown()).toBe(36);
  await more.nth(1).press('Enter');
  expect(await isShown()).toBe(60);
  await expect(page.getByRole('heading', { level: 3, name: 'App 59' })).toBeVisible();
});

test('no control leaves the header, and none covers another', async ({ page }) => {
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await page.getByRole('banner').evaluate((header) => {
      const bar = header.getBoundingClientRect();
      const controls = [...header.querySelectorAll('a, button, label')].filter((each) =>
        each.checkVisibility(),
      );
      return controls.flatMap((control, index) => {
        const box = control.getBoundingClientRect();
        const isOut = box.bottom > bar.bottom + 1 || box.right > innerWidth + 1;
        const covers = controls.slice(index + 1).filter((other) => {
          const { left, right } = other.getBoundingClientRect();
          return left < box.right - 1 && right > box.left + 1;
        });
        const isBroken = control.closest('nav') !== null && box.height > 60;
        return isOut || isBroken || covers.length > 0 ? [control.textContent] : [];
      });
    });
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('what the owner wrote is there as written, and what was left out leaves no trace', async ({
  page,
}) => {
  await test.step('letters of other languages have the typeface from the start', async () => {
    const asked = page.locator('link[rel=preload][as=font]');
    await expect(asked).toHaveCount(2);
    const [, more = ''] = await asked.evaluateAll((all) => all.map((each) => each.outerHTML));
    expect(more).toContain(`href="${SUB_PATH}/_next/static/media/bricolage-more.`);
  });
  await test.step('a phrase with markup is shown as written', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      `${stress.owner.name}, ${stress.owner.headline.join(', ').replace(/, x$/, ', and x')}`,
    );
    await expect(page.locator('h1 b, main script')).toHaveCount(0);
    await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  });
  await test.step('what was left out has no heading, no list, and no link to it', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'About',
      'Skills',
      'Projects',
      'Get In Touch',
    ]);
    await expect(page.getByRole('heading', { name: 'What I Do' })).toHaveCount(0);
    expect(await page.locator('ul:empty, ol:empty, dl:empty, p:empty:not([role])').count()).toBe(0);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map(({ hash }) => hash)
        .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
    );
    expect(broken).toEqual([]);
  });
  await test.step('levels of 0, 100 and in between are bars of that length', async () => {
    for (const { name, level } of stress.skills) {
      const meter = page.getByRole('meter', { name, exact: true });
      await expect(meter).toHaveAttribute('aria-valuenow', String(level));
      const width = await meter
        .locator('rect')
        .last()
        .evaluate((bar) => bar.getAttribute('width'));
      expect(width).toBe(`${level}%`);
    }
  });
});

test('sixty projects are revealed, though a tenth of them never fits on the screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 500 });
  const section = page.getByRole('region', { name: 'Projects' });
  const openAll = () =>
    page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
  await openAll();
  const tall = await section.evaluate((element) => element.clientHeight / innerHeight);
  expect(tall).toBeGreaterThan(10);
  await page.reload();
  await hydrated(page);
  await openAll();

  const heading = section.getByRole('heading', { level: 2 });
  await expect.poll(() => opacityOf(heading)).toBe(0);
  // The section has grown since it was first measured, as it does when the visitor opens it.
  await page.setViewportSize({ width: 360, height: 499 });
  const top = await section.evaluate((each) => each.getBoundingClientRect().top + scrollY);
  await scrollTo(page, top);
  await expect.poll(() => opacityOf(heading)).toBe(1);
});

test('a link to a project far down opens the list and shows it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const address = `${page.url()}#project-app-40`;
  await page.goto('about:blank');
  await page.goto(address);
  await hydrated(page);
  const title = page.getByRole('heading', { level: 3, name: 'App 40' });
  await expect(title).toBeInViewport();
  await expect.poll(() => opacityOf(title)).toBe(1);
});

test('on paper all projects are there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 3, name: 'App 59' })).toBeVisible();
});

test('axe and the HTML validator find nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await axeViolations(page)).toEqual([]);
  expect(await htmlFaults(path.join(dir, 'index.html'))).toEqual([]);
});
