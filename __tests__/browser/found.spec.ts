import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { content } from '../../lib/content';
import { readPdf } from '../support/read-pdf';
import { expect, test } from './support/fixtures';

const home = content.site.url;

/** Every file that others than the page's visitors ask for, and the type they must be told. */
const files: Record<string, RegExp> = {
  'og.png': /^image\/png$/,
  'resume.json': /^application\/json/,
  'cv.pdf': /^application\/pdf$/,
  'contact.vcf': /^text\/vcard/,
  'llms.txt': /^text\/plain/,
  'robots.txt': /^text\/plain/,
  'sitemap.xml': /^(application|text)\/xml/,
  'manifest.webmanifest': /^application\/manifest\+json/,
  'icon.svg': /^image\/svg\+xml/,
  'favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  'apple-icon.png': /^image\/png$/,
  'icon-192.png': /^image\/png$/,
  'icon-512.png': /^image\/png$/,
  'icon-maskable-192.png': /^image\/png$/,
  'icon-maskable-512.png': /^image\/png$/,
};

test('every file is there under its name, with its type and without template words', async ({
  request,
}) => {
  for (const [name, type] of Object.entries(files)) {
    const answer = await request.get(`/${name}`);
    expect(answer.status(), name).toBe(200);
    expect(answer.headers()['content-type'], name).toMatch(type);
    const body = await answer.body();
    expect(body.length, name).toBeGreaterThan(60);
    if (/text|json|xml/.test(type.source)) {
      expect(body.toString(), name).not.toMatch(/undefined|\[object|NaN|localhost|lorem|TODO/i);
    }
  }
});

test('a link preview gets full addresses of files that exist', async ({ page, request }) => {
  await page.goto('/');
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  for (const name of ['og:image', 'twitter:image']) {
    const address = new URL((await meta(name)) ?? '');
    expect(address.origin).toBe(home);
    const picture = await (await request.get(address.pathname)).body();
    expect(picture.length).toBeLessThan(300 * 1024);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(await meta('og:type')).toBe('profile');
  expect(await meta('twitter:card')).toBe('summary_large_image');
  expect(await meta('og:title')).toContain(content.owner.name);
  expect(await meta('description')).toBe(content.site.description);
});

test('the canonical address is the sitemap’s', async ({ page, request }) => {
  await page.goto('/');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>(.*)<\/loc>/)?.[1]).toBe(canonical);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
});

test('the head leads to icons and a manifest that leads to icons', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const hrefs = await links.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? ''),
  );
  expect(hrefs).toHaveLength(4);
  for (const href of hrefs) expect((await request.get(href)).status()).toBe(200);
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the browser’s own bars have the colour of the page in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const [bar, paper] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const active = metas.find(({ media }) => media === '' || matchMedia(media).matches);
      const canvas = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      });
      const rgb = (colour: string) => {
        if (canvas === null) return [];
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      return [rgb(active?.content ?? ''), rgb(getComputedStyle(document.body).backgroundColor)];
    });
    expect(bar).toHaveLength(4);
    bar?.forEach((value, index) => {
      expect(Math.abs(value - (paper?.[index] ?? -9))).toBeLessThanOrEqual(1);
    });
  }
});

test('the page of errors tells search engines nothing about the owner', async ({ request }) => {
  const text = await (await request.get('/not/there')).text();
  expect(text).toContain('Nothing at this depth');
  expect(text).not.toContain('ld+json');
  expect(text).toMatch(/<meta name="robots" content="noindex/);
});

test('structured data parses, and its pictures and anchors exist', async ({ page, request }) => {
  await page.goto('/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks).toHaveLength(1);
  const nodes: Record<string, unknown>[] = JSON.parse(blocks[0] ?? '')['@graph'];
  const types = nodes.map((node) => node['@type']);
  expect(types).toEqual(expect.arrayContaining(['ProfilePage', 'WebSite', 'Person']));
  const person = nodes.find((node) => node['@type'] === 'Person');
  expect(person).toMatchObject({ name: content.owner.name, jobTitle: content.owner.role });
  for (const { image } of nodes.filter((node) => typeof node.image === 'string')) {
    const address = new URL(String(image));
    expect(address.origin).toBe(home);
    expect((await request.get(address.pathname)).status()).toBe(200);
  }
  const works = nodes.filter((node) => /CreativeWork|SourceCode/.test(String(node['@type'])));
  expect(works).toHaveLength(content.projects.length);
  for (const work of works) {
    const id = decodeURIComponent(new URL(String(work['@id'])).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});

test('the CV read back has every role and project, and its links', async ({ request }) => {
  const bytes = await (await request.get('/cv.pdf')).body();
  expect(bytes.length).toBeLessThan(150 * 1024);
  const { text, links, info, isTagged } = await readPdf(bytes);
  for (const { role, company } of content.experience) {
    expect(text).toContain(role);
    expect(text).toContain(company);
  }
  for (const { title } of content.projects) expect(text).toContain(title);
  expect(links).toContain(`mailto:${content.contact.email}`);
  expect(info.Author).toBe(content.owner.name);
  expect(isTagged).toBe(true);
});

test('pdftotext, which many applicant-tracking systems use, reads the CV in order', async () => {
  const given = await readFile(path.resolve('out/cv.pdf'));
  const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: given, encoding: 'utf8' });
  test.skip(error !== undefined, 'pdftotext is not installed');
  const text = stdout.replace(/\s+/g, ' ');
  const featured = content.projects.filter((each) => each.featured);
  const others = content.projects.filter((each) => !each.featured);
  const wanted = [
    content.owner.name,
    content.owner.role,
    'Profile',
    ...content.experience.map(({ role }) => role),
    ...[...featured, ...others].map(({ title }) => title),
  ];
  let from = 0;
  for (const word of wanted) {
    const at = text.indexOf(word, from);
    expect(at, `${word} after character ${from}`).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test('CV, contact card and résumé lead to where this site stands', async ({ request }) => {
  const text = async (name: string) => (await request.get(`/${name}`)).text();
  expect(await text('contact.vcf')).toContain(`URL:${home}\r\n`);
  expect(JSON.parse(await text('resume.json')).basics.url).toBe(home);
  expect(await text('llms.txt')).toContain(`](<${home}>)`);
});
