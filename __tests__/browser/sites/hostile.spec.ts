import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hostileTexts } from '../../fixtures/hostile';
import { exportOf, hostileSite } from '../../fixtures/sites';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

const out = exportOf('hostile');
const read = (name: string) => readFile(path.join(out, name), 'utf8');
const whole = (page: Page) => page.evaluate(() => document.body.textContent ?? '');

test('the page shows every hostile text as text, and runs none', async ({ page, serve }) => {
  const { url } = await serve({ dir: out });
  page.on('dialog', () => expect('a dialog').toBe('none'));
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();

  const shown = await whole(page);
  const content = hostileSite();
  const texts = [
    ...content.projects.flatMap(({ title, description = '', tags }) => [
      title,
      description,
      ...tags,
    ]),
    ...content.experience.flatMap(({ role, company, description }) => [
      role,
      company,
      description ?? '',
    ]),
    ...content.skills.map(({ name }) => name),
    ...content.about.paragraphs,
  ];
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  const alts = await page
    .locator('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  expect(content.projects.filter(({ image }) => image && !alts.includes(image.alt))).toEqual([]);
  expect(await page.evaluate('window.attacked')).toBeUndefined();
});

test('hostile texts add no element or attribute that acts', async ({ newContext, serve }) => {
  const { url } = await serve({ dir: out });
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const acting =
    'iframe, object, embed, base, plaintext, textarea:not([name]), [http-equiv=refresh]';
  await expect(page.locator(acting)).toHaveCount(0);
  const names = await page
    .locator('*')
    .evaluateAll((all) => all.flatMap((each) => each.getAttributeNames()));
  expect(names.filter((name) => /^on|^style$/.test(name))).toEqual([]);
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['http:', 'https:', 'mailto:', 'tel:']));

  const headings = await page.locator('h3').allTextContents();
  const missing = hostileTexts.filter((title) => !headings.some((text) => text.includes(title)));
  expect(missing).toEqual([]);
});

test('the other formats stay well formed', async ({ page, serve }) => {
  const resume = JSON.parse(await read('resume.json'));
  const names = resume.projects.map(({ name }: { name: string }) => name);
  expect(hostileTexts.filter((title) => !names.includes(title))).toEqual([]);

  const card = (await read('contact.vcf')).replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(card.filter((line) => /^(BEGIN|END):VCARD$/.test(line))).toHaveLength(2);
  for (const line of card.filter((line) => line !== ''))
    expect(line).toMatch(/^[A-Z-]+[;:.A-Z=a-z0-9]*/);

  const { url } = await serve({ dir: out });
  await page.goto(url);
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(() => JSON.parse(data)).not.toThrow();
  }
  const parser = (await read('sitemap.xml')).trim();
  expect(parser).toMatch(/^<\?xml[^>]*\?>\s*<urlset[\s\S]*<\/urlset>$/);
  expect(parser).not.toContain('attacked');
  // A hostile text must not get itself allowed.
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const policy = (await meta.getAttribute('content')) ?? '';
  expect(policy).not.toMatch(/attacked|unsafe/);
  expect(policy.match(/sha256-/g)?.length).toBeLessThan(10);
});
