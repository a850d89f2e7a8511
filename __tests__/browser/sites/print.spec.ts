import type { Page } from '@playwright/test';
import { designer } from '../../fixtures/designer/designer';
import { entrepreneur } from '../../fixtures/entrepreneur/entrepreneur';
import { served } from '../../fixtures/sites';
import { expect, test } from '../../owner/browser/support/fixtures';
import { boxOf, waitForPrintStyles } from '../../owner/browser/support/page';
import { readPdf } from '../../owner/support/pdf-reader';

// Owners with many projects and few pictures. One prints on Letter, the other on A4.

const owners = [
  { name: 'designer', content: designer, size: [612, 792] },
  { name: 'entrepreneur', content: entrepreneur, size: [595, 842] },
] as const;

for (const { name, content, size } of owners) {
  test(`the ${name} prints at most four sheets, which begin with name and role`, async ({
    page,
    serve,
  }) => {
    const { url } = await serve(served(name));
    await page.goto(url);
    const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
    expect(pdf.size).toEqual(size);
    expect(pdf.isWithinPage).toBe(true);
    const { owner } = content;
    expect(pdf.text.startsWith(`${owner.name} ${owner.role}`)).toBe(true);
  });
}

/** The width of A4 in CSS pixels. */
const WIDTH = 794;

/** Shows the page as on paper, on one long sheet. */
async function openPaper(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: 1123 });
  await page.goto(url);
  await waitForPrintStyles(page);
  await page.emulateMedia({ media: 'print' });
}

test('on paper, a project without a picture has its title, dates and links on one line', async ({
  page,
  serve,
}) => {
  const { url } = await serve(served('entrepreneur'));
  await openPaper(page, url);
  const project = page.locator('#projects').getByRole('listitem').filter({ hasText: 'Letterbox' });
  const heading = await boxOf(project.getByRole('heading'));
  for (const part of [project.getByText('2020'), project.getByRole('link', { name: 'Video' })]) {
    const { top, left } = await boxOf(part);
    expect(top).toBeLessThan(heading.bottom);
    expect(left).toBeGreaterThan(heading.right);
  }
});

test('on paper, a shore from edge to edge is between contacts and introduction', async ({
  page,
  serve,
}) => {
  const { url } = await serve(served('entrepreneur'));
  await openPaper(page, url);
  const shore = page.locator('#home svg').filter({ visible: true });
  await expect(shore).toHaveCount(1);
  const lines = await Promise.all((await shore.locator('path:visible').all()).map(boxOf));
  expect(lines.length).toBeGreaterThan(1);
  const contacts = await boxOf(page.locator('#home').getByText('example.com/x/tobi'));
  const intro = await boxOf(page.locator('#home').getByText(entrepreneur.owner.intro));
  for (const { left, right, bottom } of lines) {
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(WIDTH);
    expect(bottom).toBeGreaterThan(contacts.bottom);
    expect(bottom).toBeLessThan(intro.top);
  }
});
