import sharp from 'sharp';
import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { hydrated, twoFrames } from './support/look';

const home = content.site.url;

test('whoever reads the head gets full addresses of files that exist', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  await test.step('one address of the page: canonical, preview, sitemap, robots', async () => {
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical, 'canonical').toBe(home);
    expect(await meta('og:url'), 'og:url').toBe(home);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(
      `<url><loc>${home}</loc><lastmod>${content.site.updated}</lastmod></url>`,
    );
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`);
  });
  await test.step('a link preview', async () => {
    for (const name of ['og:image', 'twitter:image']) {
      const address = (await meta(name)) ?? '';
      expect(address, name).toMatch(new RegExp(`^${home}/`));
      const picture = await (await request.get(new URL(address).pathname)).body();
      expect(picture.length, 'bytes').toBeLessThan(300 * 1024);
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    expect(await meta('og:type')).toBe('profile');
    expect(await meta('twitter:card')).toBe('summary_large_image');
    expect(await meta('og:title')).toContain(content.owner.name);
    expect(await meta('description')).toBe(content.site.description);
  });
  await test.step('icons, and a manifest that leads to icons', async () => {
    const links = page.locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]');
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs).toHaveLength(4);
    for (const href of hrefs) expect((await request.get(href ?? '')).status(), `${href}`).toBe(200);
    const { icons } = await (await request.get('/manifest.webmanifest')).json();
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
  await test.step('structured data, whose pictures exist', async () => {
    const [block = '', ...more] = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    expect(more).toEqual([]);
    const nodes: Record<string, unknown>[] = JSON.parse(block)['@graph'];
    const types = nodes.map((node) => node['@type']);
    expect(types).toEqual(expect.arrayContaining(['ProfilePage', 'WebSite', 'Person']));
    for (const { image } of nodes.filter((node) => typeof node.image === 'string')) {
      expect(image).toMatch(new RegExp(`^${home}/`));
      expect((await request.get(new URL(`${image}`).pathname)).status(), `${image}`).toBe(200);
    }
  });
});

test('an address that leads nowhere says so and shows the way home', async ({ page, allow }) => {
  allow(/status of 404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  const html = (await response?.text()) ?? '';
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html, 'what search engines are told about the owner').not.toContain('ld+json');
  await hydrated(page);
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await twoFrames(page);
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  await nav.getByRole('link', { name: 'Skills' }).click();
  await expect(page).toHaveURL('/#skills');
  await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeInViewport();
});
