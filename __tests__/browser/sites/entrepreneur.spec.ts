import { themeKey } from '../../../lib/browser/theme';
import { entrepreneur } from '../../fixtures/entrepreneur/entrepreneur';
import { expect, test } from '../../owner/browser/support/fixtures';
import { boxOf, open, waitForPrintStyles, waitTwoFrames } from '../../owner/browser/support/page';
import { readPdf } from '../../owner/support/pdf-reader';
import { comeBack } from '../support/come-back';
import { everyFrame } from '../support/frames';

// An owner with many projects, none of them with a picture, and a dark first theme.
// designer.spec.ts prints on Letter.

test.use({ siteName: 'entrepreneur' });

/** The width of A4 in CSS pixels. */
const WIDTH = 794;

test('an entrepreneur’s visitors print at most four sheets, with short projects and a wide shore', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTH, height: 1123 });
  await page.goto('/');
  await waitForPrintStyles(page);
  await page.emulateMedia({ media: 'print' });

  await test.step('a project without a picture has its title, dates and links on one line', async () => {
    const projects = page.locator('#projects').getByRole('listitem');
    const project = projects.filter({ hasText: 'Letterbox' });
    const heading = await boxOf(project.getByRole('heading'));
    for (const part of [project.getByText('2020'), project.getByRole('link', { name: 'Video' })]) {
      const { top, left } = await boxOf(part);
      expect(top, `top of ${part}`).toBeLessThan(heading.bottom);
      expect(left, `left edge of ${part}`).toBeGreaterThan(heading.right);
    }
  });

  await test.step('a shore from edge to edge is between contacts and introduction', async () => {
    const shore = page.locator('#home svg').filter({ visible: true });
    await expect(shore).toHaveCount(1);
    const lines = await Promise.all((await shore.locator('path:visible').all()).map(boxOf));
    expect(lines.length, 'lines of the shore').toBeGreaterThan(1);
    const contacts = await boxOf(page.locator('#home').getByText('example.com/x/tobi'));
    const intro = await boxOf(page.locator('#home').getByText(entrepreneur.owner.intro));
    for (const { left, right, bottom } of lines) {
      expect(left, 'left end of a line').toBeLessThanOrEqual(0);
      expect(right, 'right end of a line').toBeGreaterThanOrEqual(WIDTH);
      expect(bottom, 'foot of a line, below the contacts').toBeGreaterThan(contacts.bottom);
      expect(bottom, 'foot of a line, above the introduction').toBeLessThan(intro.top);
    }
  });

  await test.step('at most four sheets of A4, which begin with name and role', async () => {
    const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pdf.pages.length, 'sheets').toBeLessThanOrEqual(4);
    expect(pdf.size).toEqual([595, 842]);
    expect(pdf).toHaveProperty('isWithinPage', true);
    const { name, role } = entrepreneur.owner;
    const start = `${name} ${role}`;
    expect(pdf.text.slice(0, start.length), 'the first words on paper').toBe(start);
  });
});

test('the owner’s first theme is there from the first frame, unless the visitor has chosen another', async ({
  page,
}) => {
  const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
  const scheme = () => page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
  const schemeAfterOpening = async () => {
    await open(page);
    expect(new Set(await frames()).size, 'background colors during the visit').toBe(1);
    return scheme();
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  expect(await schemeAfterOpening(), 'without a choice').toBe('dark');
  await comeBack(page);
  await waitTwoFrames(page);
  expect(await scheme(), 'without a choice, after "Back"').toBe('dark');
  await page.evaluate((key) => localStorage.setItem(key, 'light'), themeKey);
  expect(await schemeAfterOpening(), 'with a choice').toBe('light only');
});
