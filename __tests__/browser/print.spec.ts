import { templateContent as content } from '../../lib/content/template';
import { readPdf } from '../support/pdf-reader';
import { expect, test, withMotion } from './support/fixtures';
import { boxOf, open, waitForPrintStyles } from './support/page';

test.use(withMotion);

/** Removes spaces and soft hyphens, where lines may wrap on paper. */
const squeeze = (text: string) => text.replace(/[\s\u00ad]+/g, '');

/** The height of a sheet of A4 without its margins, in CSS pixels. */
const SHEET = (297 - 2 * 9) * (96 / 25.4);

test('no heading is the last line of a sheet', async ({ page }) => {
  await page.setViewportSize({ width: Math.floor((210 - 2 * 16) * (96 / 25.4)), height: 900 });
  await open(page);
  await waitForPrintStyles(page);
  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('#main > section :is(h2, h3[data-print="subtitle"])');
  expect(await headings.count()).toBeGreaterThan(5);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('div')));
  for (const heading of await headings.all()) {
    // The section is alone below a gap, so that the heading would end at the foot of the sheet.
    await heading.evaluate((element, sheet) => {
      const section = element.closest('section');
      for (const each of document.querySelectorAll<HTMLElement>('#main > section')) {
        each.style.display = each === section ? '' : 'none';
      }
      const gap = section?.parentElement?.firstElementChild as HTMLElement;
      gap.style.height = '';
      const { bottom } = element.getBoundingClientRect();
      gap.style.height = `${sheet - bottom - scrollY - 16}px`;
    }, SHEET);
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const text = squeeze((await heading.textContent()) ?? '');
    expect(pages.length, text).toBeGreaterThan(1);
    expect.soft(squeeze(pages[0] ?? '').endsWith(text), text).toBe(false);
  }
});

test('prints two sheets of A4 with the addresses of links and no controls, as soon as it has loaded', async ({
  page,
}) => {
  // Programs that save pages as PDF do not wait for hydration.
  await page.goto('/');
  const { pages, size, isWithinPage, ...pdf } = await readPdf(
    await page.pdf({ preferCSSPageSize: true }),
  );
  const text = squeeze(pdf.text);
  expect(pages).toHaveLength(2);
  expect(size).toEqual([595, 842]);
  expect(isWithinPage).toBe(true);

  const { owner, contact, projects } = content;
  // Contact details stand below the name as well, not only in the section "Get In Touch".
  const head = squeeze(pages[0]?.split(owner.intro.slice(0, 20))[0] ?? '');
  for (const detail of [owner.name, contact.location, contact.email, contact.phone]) {
    expect(head).toContain(squeeze(detail ?? ''));
  }
  const links = [...projects, ...contact.social].flatMap((entry) =>
    Object.entries(entry).flatMap(([field, value]) => (/href|Link$/.test(field) ? value : [])),
  );
  expect(links.filter((link) => !text.includes(squeeze(`${link}`)))).toEqual([]);
  expect(text, 'a greeting').not.toContain(squeeze(owner.greeting));
  expect(text).not.toMatch(/ViewMyWork|DownloadCV|Savecontact|Message|Send|Backtotop|Menu/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('svg, [data-place]').filter({ visible: true })).toHaveCount(0);
  const contacts = await page.locator('#contact dd').all();
  const tops = await Promise.all(contacts.map(async (each) => (await boxOf(each)).top));
  expect(new Set(tops).size, 'rows of e-mail, phone and place').toBe(1);
  const cards = page.locator('li:has(h3)');
  expect(await cards.count(), 'cards').toBeGreaterThan(5);
  for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
});
