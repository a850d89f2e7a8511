import path from 'node:path';
import sharp from 'sharp';
import { exportOf, ownCv } from '../../fixtures/sites';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { hydrated, sideways } from '../support/look';

for (const life of ['full', 'bare'] as const) {
  test(`${life}: fits every screen, and neither axe nor the validator finds anything`, async ({
    page,
    serve,
  }) => {
    const dir = exportOf(life);
    const { url } = await serve({ dir });
    await page.goto(url);
    await hydrated(page);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
    expect(await htmlFaults(path.join(dir, 'index.html'))).toEqual([]);
  });
}

test('a phone’s screenshot is shown whole, and cropped where the owner says what must stay', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ dir: exportOf('full') });
  await page.goto(url);
  const reds = async (name: RegExp) => {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const { data, info } = await sharp(await picture.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Down the middle, in the first and the last twentieth.
    const isRed = (row: number) => {
      const at = (row * info.width + Math.floor(info.width / 2)) * 3;
      return (data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 90;
    };
    const rows = Array.from({ length: info.height }, (_, row) => row);
    const edge = info.height / 20;
    return {
      top: rows.some((row) => row < edge && isRed(row)),
      bottom: rows.some((row) => row >= info.height - edge && isRed(row)),
    };
  };
  expect(await reds(/^Pocket roster/)).toEqual({ top: true, bottom: true });
  expect(await reds(/^Phone book/)).toEqual({ top: true, bottom: false });
});

test('pictures, covers and pictures shown whole fill frames of one size', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ dir: exportOf('full') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  const sizes = await page
    .getByRole('list', { name: 'More projects' })
    .getByRole('listitem')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const box = card.firstElementChild;
        // An inline <picture> is as large as its text; its image is the frame.
        const frame = box?.querySelector('img') ?? box;
        const { width, height } = frame?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return card.querySelector('h3') === null
          ? []
          : `${Math.round(width)}×${Math.round(height)}`;
      }),
    );
  expect(sizes).toHaveLength(4);
  expect(new Set(sizes).size).toBe(1);
});

test('the owner’s own CV is served, not one made of the content', async ({ request, serve }) => {
  const { url } = await serve({ dir: exportOf('full') });
  expect(await (await request.get(`${url}/cv.pdf`)).text()).toBe(ownCv);
});

test('without an e-mail service no form, no call, and the policy names no host', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ dir: exportOf('bare') });
  await page.goto(url);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /connect-src 'self';/,
  );
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Get In Touch' });
  await expect(region.getByRole('textbox')).toHaveCount(0);
  await expect(region.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    'mailto:ana@example.com',
  );
});

test('a life without work has its school where the work would be', async ({ page, serve }) => {
  const { url } = await serve({ dir: exportOf('bare') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/#experience`);
  await expect(page.getByRole('region', { name: 'Education' })).toBeInViewport();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'About',
    'Education',
    'Skills',
    'Projects',
    'Contact',
  ]);
});
