import { chromium, type Locator, type Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { menuOf } from './support/menu';
import { boxOf, open, overflowOf } from './support/page';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const featured = (page: Page) => region(page, 'Projects').getByRole('list').first();
const cardsOf = (list: Locator) => list.locator('> li');
const round = (values: number[]) => [...new Set(values.map(Math.round))];

/** Pictures of featured projects reach the edge of the window; on desktops in turns. */
async function expectPicturesAtEdge(page: Page, width: number): Promise<void> {
  const cards = await cardsOf(featured(page)).all();
  expect(cards.length).toBeGreaterThan(1);
  for (const [index, card] of cards.entries()) {
    const picture = await boxOf(card.getByRole('img'));
    const text = await boxOf(card.locator('> div'));
    const [isAtStart, isAtEnd] = width < 1024 ? [true, true] : [index % 2 === 0, index % 2 === 1];
    expect(picture.left <= 0, `card ${index} at the left edge`).toBe(isAtStart);
    expect(picture.right >= width, `card ${index} at the right edge`).toBe(isAtEnd);
    if (width < 1024) continue;
    expect(text.top, 'text and picture begin at the same height').toBeCloseTo(picture.top, 0);
    expect(picture.width / picture.height).toBeCloseTo(1.6, 1);
    const other = await boxOf(page.getByLabel('More projects').locator('picture').first());
    expect(picture.width, 'larger than other pictures').toBeGreaterThan(1.3 * other.width);
  }
}

/** Everything ends at one edge, the footer has a middle, and About's photo runs off the side. */
async function expectDesktopEdges(page: Page, width: number): Promise<void> {
  const ends = page.locator(
    'header fieldset, #about dl > div, #about li, #skills ul, [aria-label="More projects"], form, footer a[href="#home"]',
  );
  const edges = await ends.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().right),
  );
  expect(edges.length).toBeGreaterThan(10);
  expect(round(edges)).toHaveLength(1);
  const profiles = await boxOf(page.getByRole('list', { name: 'Social media' }));
  expect((profiles.left + profiles.right) / 2).toBeCloseTo(width / 2, 0);
  const about = region(page, 'About');
  const photo = await boxOf(about.getByRole('img'));
  expect(photo.left).toBeLessThanOrEqual(0);
  expect(photo.right).toBeLessThan((await boxOf(about.getByRole('heading', { level: 2 }))).left);
}

/** Bars of skills begin at one line, and services fill the page. */
async function expectColumns(page: Page, width: number): Promise<void> {
  const startsOf = async (parts: Locator) =>
    round(await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left)));
  expect(await startsOf(page.getByRole('meter'))).toHaveLength(1);
  const names = page.locator('#about').getByRole('heading', { level: 4 });
  const [heading] = await startsOf(region(page, 'About').getByText('What I Do'));
  expect(await startsOf(names)).toEqual([heading]);
  const [text = 0, ...others] = await startsOf(page.locator('#about h4 + p'));
  expect(others).toEqual([]);
  expect(text).toBeGreaterThan(width / 3);
}

/** Icons end at the edges of the column, and each row of the footer is full. */
async function expectPhoneEdges(page: Page): Promise<void> {
  const column = await boxOf(page.getByRole('heading', { level: 1 }));
  // Icons have 3 px of space around their lines.
  const menu = await boxOf(menuOf(page).hamburger.locator('svg:visible'));
  expect(menu.right - 3).toBeCloseTo(column.right, -0.5);
  const footer = page.getByRole('contentinfo');
  const icons = footer.getByRole('listitem').locator('svg');
  expect((await boxOf(icons.first())).left).toBeCloseTo(column.left, 0);
  const top = await boxOf(footer.getByRole('link', { name: 'Back to top' }));
  expect(top.right).toBeCloseTo(column.right, 0);
  const copyright = await boxOf(footer.getByRole('paragraph'));
  expect(copyright.top, 'in one row').toBeLessThan(top.bottom);
  expect(copyright.bottom, 'in one row').toBeGreaterThan(top.top);
}

/** Projects are twice as far apart as the parts of a project. */
async function expectGroupedProjects(page: Page): Promise<void> {
  const boxes = await cardsOf(region(page, 'Projects').getByRole('list')).evaluateAll((all) =>
    all
      .filter((each) => each.querySelector(':scope > picture'))
      .map((card) => {
        const [picture, text] = [...card.children].map((each) => each.getBoundingClientRect());
        const { top = 0, bottom: end = 0 } = picture ?? {};
        return { top, inside: (text?.top ?? 0) - end, bottom: text?.bottom ?? 0 };
      }),
  );
  expect(boxes.length).toBeGreaterThan(3);
  for (const [index, { top }] of boxes.entries()) {
    const previous = boxes[index - 1];
    if (previous === undefined) continue;
    expect(top - previous.bottom).toBeGreaterThanOrEqual(2 * previous.inside);
  }
}

/** Runs in the page: short texts whose last line is less than a quarter of their longest line. */
function shortLastLines(): string[] {
  const texts = document.querySelectorAll('#home p, dd, #projects :is(p, strong), #skills p, h3');
  return [...texts].flatMap((each) => {
    const widths = new Map<number, number>();
    const range = document.createRange();
    range.selectNodeContents(each);
    for (const { bottom, width } of range.getClientRects()) {
      const line = [...widths.keys()].find((key) => Math.abs(key - bottom) < 8) ?? bottom;
      widths.set(line, (widths.get(line) ?? 0) + width);
    }
    const lines = [...widths].sort(([one], [other]) => one - other).map(([, width]) => width);
    const last = lines.at(-1) ?? 0;
    return lines.length > 1 && last < Math.max(...lines) / 4 ? [each.textContent ?? ''] : [];
  });
}

/** Rows of profiles, and of other projects, are full, and links end at one line in each row. */
async function expectFullRows(page: Page): Promise<void> {
  const lists = [
    page.locator('#contact').getByRole('list'),
    page.getByRole('list', { name: 'More projects' }),
  ];
  for (const list of lists) {
    const rows = new Map<number, number>();
    for (const card of await cardsOf(list).all()) {
      const { top, right } = await boxOf(card);
      rows.set(top, Math.max(rows.get(top) ?? 0, right));
    }
    expect(round([...rows.values()]), 'ends of rows').toHaveLength(1);
  }
  const bottoms = await page.locator('#projects .others').evaluateAll((all) =>
    all.flatMap(({ children }) =>
      [...children]
        .filter((card) => getComputedStyle(card).display === 'flex')
        .map((card) => {
          const links = card.querySelector('.links')?.getBoundingClientRect().bottom ?? 0;
          return Math.round(card.getBoundingClientRect().bottom - links);
        }),
    ),
  );
  expect(Math.max(...bottoms), 'below the links of a card').toBe(0);
}

test('everything is aligned on every screen, and no line or row has a lone word or card', async ({
  page,
}) => {
  await open(page);
  for (const width of [360, 800, 1024, 1440, 2560]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectPicturesAtEdge(page, width);
      if (width >= 1024) {
        await expectDesktopEdges(page, width);
        await expectColumns(page, width);
      }
      if (width < 640) {
        await expectPhoneEdges(page);
        await expectGroupedProjects(page);
      }
      expect(await page.evaluate(shortLastLines)).toEqual([]);
      await expectFullRows(page);
    });
  }
});

test('nothing moves when the highlights of a project open beside its picture', async ({ page }) => {
  await open(page);
  const parts = page.locator('#projects :is(picture, h3, summary, a, strong)');
  const places = () =>
    parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
  const before = await places();
  const summaries = featured(page).locator('summary');
  expect(await summaries.count()).toBeGreaterThan(1);
  for (const summary of await summaries.all()) await summary.click();
  expect(await places()).toEqual(before);
});

test('sections have a background of their own, and with forced colors a line', async ({ page }) => {
  await open(page);
  const colors = await page
    .locator('body, main > section:not(#home, #about)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(colors).toHaveLength(5);
  expect(new Set(colors).size, `${colors}`).toBe(5);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const section of await page.locator('main > section:not(#home)').all()) {
    await expect(section).toHaveCSS('border-top-style', 'solid');
  }
});

test('with forced colors logos keep their plates, and pictures of projects get frames', async ({
  page,
}) => {
  await open(page);
  // A logo of one dark color is visible on its plate only.
  const plates = () =>
    page
      .locator(':has(> img)')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  const before = await plates();
  await page.emulateMedia({ forcedColors: 'active' });
  const after = await plates();
  const lost = before.filter((color, index) => /^rgb\(/.test(color) && after[index] !== color);
  expect(lost).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const picture of await region(page, 'Projects').locator('picture').all()) {
      const { left, right } = await boxOf(picture);
      expect(left).toBeGreaterThan(1);
      expect(right).toBeLessThan(width - 1);
      await expect(picture).toHaveCSS('outline-style', 'solid');
    }
  }
});

test('nothing scrolls sideways beside a classic scrollbar', async ({ site, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: site.url });
  await open(page);
  for (const width of [400, 1024, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect(inner, 'width without the scrollbar').toBeLessThan(width);
    expect(await overflowOf(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
  }
  await browser.close();
});
