import type { Locator, Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expect, test, withMotion } from '../owner/browser/support/fixtures';
import { overflowOf } from '../owner/browser/support/overflow';
import {
  boxOf,
  opacityOf,
  open,
  scrollIntoPlace,
  scrollTo,
  topOf,
  waitForHydration,
  waitForPrintStyles,
  waitTwoFrames,
} from '../owner/browser/support/page';
import { everyFrame } from './support/frames';
import { sectionLabels, sectionLinks } from './support/menu';

const ids = Object.keys(sectionLinks);

/** Runs in the page: the background of the header, a layer of its own behind the text. */
function readBackground(scroll = scrollY) {
  const header = document.querySelector('header') as Element;
  const { opacity } = getComputedStyle(header, '::before');
  return { scroll, opacity: Number(opacity) };
}

/**
 * Expects a section or card directly below the header, with nothing of the section before it. The
 * shore of a section is in view.
 */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate((each) => each.clientHeight);
  const part = page.locator(`#${id}`);
  const heading = part.getByRole('heading').first();
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), `opacity of the heading of ${id}`).toBe(1);
  const top = () => topOf(heading);
  await expect.poll(top, `${id}: top of the heading`).toBeGreaterThanOrEqual(header);
  if (id.startsWith('project-')) return;
  // Pages scroll by whole pixels, but sections end between them.
  const gap = async () => {
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    const shore = part.locator('> [data-edge]').first();
    const edge = (await shore.count()) === 0 ? part : shore;
    return isAtEnd ? 0 : Math.abs((await topOf(edge)) - header);
  };
  await expect.poll(gap, `${id}: from the header to its upper edge`).toBeLessThan(2);
}

/** The line through the jobs: the clip path of a pseudo-element of something in the entry. */
const clipOfLine = (job: Locator) =>
  job.evaluate((entry) => {
    const parts = [...entry.querySelectorAll('*')];
    const clips = parts.map((part) => getComputedStyle(part, '::after').clipPath);
    return clips.find((each) => each !== 'none') ?? 'none';
  });

test('the header follows the scroll position, and so do the line of jobs and vast titles', async ({
  page,
}) => {
  // Another test scrolls smoothly.
  await open(page);
  const header = page.getByRole('banner');

  await test.step('each header link leads to its section and is then marked', async () => {
    const nav = header.getByRole('navigation');
    const current = nav.locator('[aria-current]');
    const link = (name: string) => nav.getByRole('link', { name, exact: true });
    await expect(nav.getByRole('link')).toHaveText(sectionLabels);
    await expect(current, 'before any scrolling').toHaveText(sectionLinks.home);
    const sections = Object.entries(sectionLinks);
    for (const [id, label] of [...sections.slice(1), ...sections.slice(0, 1)]) {
      await link(label).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(current).toHaveText(label);
      if (id !== 'home') await expectBelowHeader(page, id);
    }
    // A section is current from 40 % of the screen.
    for (const [share, label] of [
      [0.45, sectionLinks.about],
      [0.35, sectionLinks.experience],
    ] as const) {
      await scrollIntoPlace(page.locator('#experience'), share * 900);
      await expect(current).toHaveText(label);
    }
    await page.getByRole('link', { name: en.home.work }).click();
    await expectBelowHeader(page, 'projects');
    await page.getByRole('link', { name: en.footer.top }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // At the end the last section is current, however tall the screen.
    await page.setViewportSize({ width: 1440, height: 3000 });
    await scrollTo(page, 1e6);
    await expect(current).toHaveText(sectionLinks.contact);
  });

  await test.step('it has the colors of a dark section below it, on every screen', async () => {
    const scheme = () => header.evaluate((each) => getComputedStyle(each).colorScheme);
    const colorsOf = (part: Locator) =>
      part.evaluate((each) => {
        const { color } = getComputedStyle(each);
        return { color, veil: getComputedStyle(each).getPropertyValue('--veil') };
      });
    const icons = header.locator('summary, label').first();
    // A desktop, a phone, and the phone after rotation, without a reload.
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const barHeight = await header.evaluate((each) => each.clientHeight);
      for (const [id, above] of [
        ['projects', 'light'],
        ['contact', 'dark'],
      ] as const) {
        const section = page.locator(`#${id}`);
        await scrollIntoPlace(section, barHeight + 10);
        await expect.poll(scheme, `above ${id} at ${width} × ${height}`).toBe(above);
        await scrollIntoPlace(section, barHeight - 10);
        const colors = () => colorsOf(icons);
        await expect.poll(colors, `${id} at ${width}`).toEqual(await colorsOf(section));
        expect(await scheme()).toBe('dark');
      }
    }
  });

  await test.step('on vast screens the title of a section stays beside its content', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const id of ['experience', 'skills', 'contact']) {
      const section = page.locator(`#${id}`);
      const title = await boxOf(section.getByRole('heading', { level: 2 }));
      const list = await boxOf(section.locator('ol, ul, dl').first());
      expect(title.right, `${id}: its title is beside its content`).toBeLessThan(list.left);
    }
    const lastJob = page.locator('#experience ol > li').last();
    await scrollIntoPlace(lastJob, 300);
    const hanging = page.getByRole('heading', { level: 2, name: 'Experience' });
    await expect(hanging).toBeInViewport({ ratio: 1 });
    const { bottom } = await boxOf(header);
    expect(await topOf(hanging), 'below the header').toBeGreaterThanOrEqual(bottom);
    await page.setViewportSize({ width: 1680, height: 1050 });
    const title = await boxOf(page.locator('#skills h2'));
    const list = await boxOf(page.locator('#skills ul').first());
    expect(title.bottom).toBeLessThanOrEqual(list.top);
  });

  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the line through the jobs pays out, and is whole elsewhere', async () => {
    await scrollTo(page, 0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const job = page.locator('#experience').getByRole('listitem').first();
    const scrollJobTo = async (share: number) => {
      await scrollIntoPlace(job, share * 900);
      return clipOfLine(job);
    };
    const whole = /^none$|^inset\(0px\)$/;
    expect(await clipOfLine(job), 'below the screen, as in a full-page screenshot').toMatch(whole);
    const [low, middle] = [await scrollJobTo(0.8), await scrollJobTo(0.6)];
    expect(low).not.toMatch(whole);
    expect(middle).not.toMatch(whole);
    expect(middle).not.toBe(low);
    expect(await scrollJobTo(0.1)).toMatch(whole);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await scrollJobTo(0.6)).toMatch(whole);
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    await waitForPrintStyles(page);
    expect(await clipOfLine(job), 'on paper').toMatch(whole);
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' });
  });

  await test.step('the header has a background from 51 px of scrolling', async () => {
    for (const [top, opacity] of [
      [0, 0],
      [50, 0],
      [51, 1],
      [2000, 1],
      [50, 0],
      [1200, 1],
    ] as const) {
      await scrollTo(page, top);
      const background = () => page.evaluate(readBackground, undefined);
      await expect.poll(background, `at ${top} px`).toMatchObject({ scroll: top, opacity });
    }
    // After a reload half-way down it is translucent from the first frame.
    const frames = await everyFrame(page, readBackground);
    await page.reload();
    await waitForHydration(page);
    await waitTwoFrames(page);
    const scrolled = (await frames()).filter(({ scroll }) => scroll > 50);
    expect(scrolled.length).toBeGreaterThan(0);
    expect(scrolled.filter(({ opacity }) => opacity !== 1)).toEqual([]);
  });
});

/** Runs in the page: the sections whose headings are not fully opaque. */
function readHidden(): { id: string; isInWindow: boolean }[] {
  const isShown = (each: Element | null): boolean =>
    each === null || (getComputedStyle(each).opacity === '1' && isShown(each.parentElement));
  return [...document.querySelectorAll('main > section:not(#home)')]
    .filter((section) => !isShown(section.querySelector('h2')))
    .map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { id: section.id, isInWindow: top < innerHeight && bottom > 0 };
    });
}

const hiddenSections = async (page: Page): Promise<string[]> =>
  (await page.evaluate(readHidden)).map(({ id }) => id);
const inWindow = (frames: ReturnType<typeof readHidden>[]) =>
  frames.flat().filter(({ isInWindow }) => isInWindow);

/** Scrolls to sections, and expects them to fade and slide in when a tenth of them is visible. */
async function expectFades(page: Page, sections: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    window.moved = new Set();
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if ((target as Element).querySelector('h2')) window.moved.add(propertyName);
    });
  });
  const screen = page.viewportSize()?.height ?? 0;
  for (const id of sections) {
    const section = page.locator(`#${id}`);
    const opacity = () => opacityOf(section.getByRole('heading', { level: 2 }));
    const height = await section.evaluate((each) => each.clientHeight);
    await scrollIntoPlace(section, screen - 0.08 * height);
    await waitTwoFrames(page);
    expect(await opacity(), `${id}, of which 8 % are visible`).toBe(0);
    await scrollIntoPlace(section, screen - 0.12 * height);
    await expect.poll(opacity, `opacity of ${id}`).toBe(1);
  }
  expect(await page.evaluate(() => [...window.moved].sort())).toEqual(['opacity', 'transform']);
  await scrollTo(page, 0);
}

test.describe('with motion', () => {
  test.use(withMotion);

  test('an address leads to its card, smooth scrolling passes no blank section, and each appears when a tenth is visible', async ({
    page,
  }) => {
    const frames = await everyFrame(page, readHidden);
    /** Clicks a link of the header, and expects no blank section until the page has scrolled. */
    const scrollSmoothlyTo = async (label: string) => {
      await page.evaluate(() => {
        window.framesSeen = [];
        window.scrolled = new Promise((resolve) => {
          addEventListener('scrollend', () => resolve(), { once: true });
        });
      });
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
      await page.evaluate(() => window.scrolled);
      const seen = await frames();
      expect(seen, 'frames on the way').not.toEqual([]);
      expect(inWindow(seen), `blank on the way to ${label}`).toEqual([]);
    };

    await test.step('the card of an address is below the header and marked', async () => {
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

    await test.step('no section is blank on the way from there', async () => {
      await scrollTo(page, 0);
      // The end of Skills was behind the header.
      await expect.poll(() => hiddenSections(page)).toEqual(['about', 'experience', 'contact']);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      await scrollSmoothlyTo(sectionLinks.skills);
      await scrollSmoothlyTo(sectionLinks.contact);
      expect(await hiddenSections(page)).toEqual([]);
    });

    await page.setViewportSize({ width: 1440, height: 900 });

    await test.step('no section is blank on the way from the first screen, there and back', async () => {
      await open(page);
      await expect.poll(() => hiddenSections(page)).toEqual(ids.slice(1));
      expect(await opacityOf(page.getByRole('heading', { level: 1 })), 'the hero').toBe(1);
      for (const label of [sectionLinks.projects, sectionLinks.home, sectionLinks.contact]) {
        await scrollSmoothlyTo(label);
      }
    });

    await test.step('sections fade and slide in when a tenth of them is visible', async () => {
      await open(page);
      await expect.poll(() => hiddenSections(page)).toEqual(ids.slice(1));
      await expectFades(page, ids.slice(1));
      expect(await hiddenSections(page), 'out of sight again').toEqual([]);
    });
  });

  test('a section appears when a visitor finds it, and those of the first screen are never hidden', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });

    await test.step('the section of an address, a found text, and a later address', async () => {
      await open(page, '/#experience');
      await expectBelowHeader(page, 'experience');
      const heading = page.locator('#projects').getByRole('heading', { level: 2 });
      await expect.poll(() => opacityOf(heading)).toBe(0);
      // Like a search, which scrolls no further than needed.
      await page.evaluate(() => {
        document.documentElement.style.scrollBehavior = 'auto';
        const found = document.querySelector('#projects h2') as Element;
        found.scrollIntoView({ block: 'end' });
        getSelection()?.selectAllChildren(found);
      });
      await expect.poll(() => opacityOf(heading)).toBe(1);
      const contact = page.locator('#contact').getByRole('heading', { level: 2 });
      expect(await opacityOf(contact), 'a section that is out of sight').toBe(0);
      await page.evaluate(() => {
        location.hash = '#contact-title';
      });
      await expect.poll(() => opacityOf(contact)).toBe(1);
    });

    // A height at which the first screen shows 5 % of About, less than it needs to appear.
    await page.setViewportSize({ width: 390, height: 844 });
    await scrollTo(page, 0);
    const about = await boxOf(page.locator('#about'));
    const height = Math.round(about.top + about.height * 0.05);
    await page.setViewportSize({ width: 390, height });

    await test.step('sections of the first screen are never hidden', async () => {
      const frames = await everyFrame(page, readHidden);
      await open(page);
      await expect.poll(() => hiddenSections(page)).toEqual(ids.slice(2));
      expect(await overflowOf(page), 'while sections are hidden').toEqual({ scroll: 0, texts: [] });
      expect(inWindow(await frames()), 'blank sections of the first screen').toEqual([]);
    });

    const last = ids.at(-1) ?? '';
    await test.step('others fade and slide in on a phone, too', async () => {
      await expectFades(page, ids.slice(2, -1));
      expect(await hiddenSections(page), 'the seen ones, out of sight again').toEqual([last]);
    });

    await test.step('none is hidden on paper or without motion', async () => {
      const hidden = () => hiddenSections(page);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(hidden, 'on paper').toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(hidden, 'on the screen again').toEqual([last]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(hidden, 'with reduced motion').toEqual([]);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });
  });
});
