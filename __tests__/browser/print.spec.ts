import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { templateContent as content } from '../../lib/content/template';
import { textsIn } from './support/content-texts';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated, sideways, typefaceLoaded } from './support/look';

test.use(withMotion);

/** What can break anywhere on paper: spaces and hyphens. */
const squeeze = (text: string) => text.replace(/[\s\u00ad]+/g, '');

async function print(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text: sheets } = await extractText(pdf);
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return { sheets, text: squeeze(sheets.join('')), size: [width, height].map(Math.round) };
}

test('printed, the page is two sheets of A4 with every word and no controls', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await typefaceLoaded(page);
  const { sheets, text, size } = await print(page);
  expect(sheets).toHaveLength(2);
  expect(size).toEqual([595, 842]);

  const { owner, contact, projects, skills } = content;
  // Below the name, where a recruiter looks for them, not only under "Get In Touch".
  const head = squeeze(sheets[0]?.split(owner.intro.slice(0, 20))[0] ?? '');
  for (const reach of [owner.name, contact.location, contact.email, contact.phone]) {
    expect(head).toContain(squeeze(reach ?? ''));
  }
  const links = [...projects, ...contact.social].flatMap((entry) =>
    Object.entries(entry).flatMap(([field, value]) => (/href|Link$/.test(field) ? value : [])),
  );
  const missing = [
    ...textsIn({ ...content, skills: skills.map(({ name }) => name) }),
    ...links,
  ].filter((each) => !text.includes(squeeze(`${each}`)));
  expect(missing, 'texts and links that are missing on paper').toEqual([]);
  expect(text).not.toMatch(/ViewMyWork|DownloadCV|Message|Send|Backtotop|Menu/);

  await test.step('no text runs over the edge of the sheet, and no card is torn', async () => {
    await page.emulateMedia({ media: 'print' });
    // 210 mm less the margins of 16 mm, at 96 pixels an inch.
    await page.setViewportSize({ width: 672, height: 1000 });
    expect((await sideways(page)).texts).toEqual([]);
    const cards = page.locator('li:has(h3)');
    expect(await cards.count(), 'cards').toBeGreaterThan(5);
    for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
  });
});
