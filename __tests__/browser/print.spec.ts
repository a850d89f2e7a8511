import { readPdf } from '../support/pdf-reader';
import { expect, test, withMotion } from './support/fixtures';
import { open, waitForPrintStyles } from './support/page';

test.use(withMotion);

/** Removes spaces and soft hyphens, where lines may wrap on paper. */
const squeeze = (text: string) => text.replace(/[\s\u00ad]+/g, '');

/** The height of a sheet of A4 without its margins, in CSS pixels. */
const SHEET_HEIGHT = (297 - 2 * 9) * (96 / 25.4);

test('no entry is split between two sheets, and no heading is the last line of one', async ({
  page,
}) => {
  await page.setViewportSize({ width: Math.floor(210 * (96 / 25.4)), height: 900 });
  await open(page);
  await waitForPrintStyles(page);
  await page.emulateMedia({ media: 'print' });

  await test.step('no entry is split between two sheets', async () => {
    const entries = page.locator('li:has(h3)');
    expect(await entries.count(), 'entries').toBeGreaterThan(5);
    for (const entry of await entries.all()) {
      await expect(entry).toHaveCSS('break-inside', 'avoid');
    }
  });

  await test.step('no heading is the last line of a sheet', async () => {
    const headings = page.locator('#main > section :is(h2, h3[data-print="subtitle"])');
    expect(await headings.count(), 'headings').toBeGreaterThan(5);
    await page.evaluate(() =>
      document.querySelector('main')?.prepend(document.createElement('div')),
    );
    for (const heading of await headings.all()) {
      // The section is alone below a gap, so that the heading would end at the foot of the sheet.
      await heading.evaluate((element, sheet) => {
        const section = element.closest('section');
        for (const each of document.querySelectorAll<HTMLElement>('#main > section')) {
          each.style.display = each === section ? '' : 'none';
        }
        const gap = section?.parentElement?.firstElementChild as HTMLElement;
        gap.style.height = '';
        // The box of the heading also contains room for the lines below it.
        const text = document.createRange();
        text.selectNodeContents(element);
        const { bottom } = text.getBoundingClientRect();
        gap.style.height = `${sheet - bottom - scrollY - 16}px`;
      }, SHEET_HEIGHT);
      const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      const text = squeeze((await heading.textContent()) ?? '');
      expect(pages.length, `sheets with a gap above ${text}`).toBeGreaterThan(1);
      const end = squeeze(pages[0] ?? '').slice(-text.length);
      expect.soft(end, 'the last words of the first sheet').not.toBe(text);
    }
  });
});
