import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { templateContent as content } from '../../lib/content/template';
import { textsIn } from './support/content-texts';
import { expect, test, withMotion } from './support/fixtures';
import { open, overflowOf, waitForTypeface } from './support/page';

test.use(withMotion);

/** Removes spaces and soft hyphens, where lines may wrap on paper. */
const squeeze = (text: string) => text.replace(/[\s\u00ad]+/g, '');

async function print(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text: sheets } = await extractText(pdf);
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return { sheets, text: squeeze(sheets.join('')), size: [width, height].map(Math.round) };
}

test('prints two sheets of A4 with all texts and no controls', async ({ page }) => {
  await open(page);
  await waitForTypeface(page);
  const { sheets, text, size } = await print(page);
  expect(sheets).toHaveLength(2);
  expect(size).toEqual([595, 842]);

  const { owner, contact, projects, skills } = content;
  // Contact details stand below the name as well, not only in the section "Get In Touch".
  const head = squeeze(sheets[0]?.split(owner.intro.slice(0, 20))[0] ?? '');
  for (const detail of [owner.name, contact.location, contact.email, contact.phone]) {
    expect(head).toContain(squeeze(detail ?? ''));
  }
  const links = [...projects, ...contact.social].flatMap((entry) =>
    Object.entries(entry).flatMap(([field, value]) => (/href|Link$/.test(field) ? value : [])),
  );
  const missing = [
    ...textsIn({ ...content, skills: skills.map(({ name }) => name) }),
    ...links,
  ].filter((each) => !text.includes(squeeze(`${each}`)));
  expect(missing, 'missing texts and links').toEqual([]);
  expect(text).not.toMatch(/ViewMyWork|DownloadCV|Message|Send|Backtotop|Menu/);

  await test.step('no text runs over the edge of a sheet, and no card is split', async () => {
    await page.emulateMedia({ media: 'print' });
    // 210 mm without the margins of 16 mm, at 96 pixels per inch.
    await page.setViewportSize({ width: 672, height: 1000 });
    expect((await overflowOf(page)).texts).toEqual([]);
    const cards = page.locator('li:has(h3)');
    expect(await cards.count(), 'cards').toBeGreaterThan(5);
    for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
  });
});
