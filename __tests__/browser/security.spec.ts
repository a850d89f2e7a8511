import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../scripts/support/list-files';
import { exportOf } from '../fixtures/sites';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/look';

// That the page itself works under its policy, every test holds: the console must stay empty. What
// the policy names, after-build.test.ts holds.

/** Collects what the browser blocks on the page that is opened next. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => window.violations);
}

/** HTML that acts, and what the browser says when it is kept from acting. */
const attacks = {
  '<script>window.attacked = true</script>': 'script-src-elem inline',
  '<script src="https://example.com/x.js"></script>': 'script-src-elem https://example.com/x.js',
  '<img src="/gone.png" onerror="window.attacked = true">': 'script-src-attr inline',
  '<iframe src="javascript:parent.attacked = true"></iframe>': 'script-src-elem inline',
  '<base href="https://example.com/">': 'base-uri https://example.com/',
  '<style>body { display: none }</style>': 'style-src-elem inline',
};

for (const address of ['/', '/404.html']) {
  test(`nothing put into the HTML of ${address} acts, also on a host without headers`, async ({
    page,
    site,
    allow,
  }) => {
    allow(/Content Security Policy|status of 404|violates|ERR_|example\.com|React error #418/);
    await page.route(`${site.url}${address}`, async (route) => {
      const clean = await (await route.fetch()).text();
      const attack = Object.keys(attacks).join('');
      const body = clean.replace(/<main[^>]*>/, (main) => main + attack);
      expect(body).not.toBe(clean);
      await route.fulfill({ contentType: 'text/html', body });
    });
    const violations = await watchViolations(page);
    await page.goto(address);

    await expect.poll(violations).toEqual(expect.arrayContaining(Object.values(attacks)));
    expect(await page.evaluate(() => window.attacked)).toBeUndefined();
    expect(await page.evaluate(() => document.baseURI)).toBe(`${site.url}${address}`);
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block');
  });
}

/** Runs in the page: ways to make code of text. */
const misuses: (() => unknown)[] = [
  () => Object.assign(document.body, { innerHTML: '<img src=/gone.png onerror=attacked=true>' }),
  () => Object.assign(document.createElement('script'), { text: 'attacked = true' }),
  () => Object.assign(document.createElement('script'), { src: '/cv.pdf' }),
  () => Object.assign(document.createElement('script'), { src: 'https://example.com/_next/x.js' }),
  // biome-ignore lint/security/noGlobalEval: that is the attack.
  () => eval('attacked = true'),
];

test('text is refused as HTML, as a script, as its address, and as code', async ({
  page,
  allow,
}) => {
  allow(/requires|violates|Content Security Policy|Refused/);
  const violations = await watchViolations(page);
  await page.goto('/');
  await hydrated(page);

  for (const misuse of misuses) {
    const before = (await violations()).length;
    // In a timer: while Playwright evaluates, the policy does not hold.
    await page.evaluate(`void setTimeout(${misuse})`);
    const count = async () => (await violations()).length;
    await expect.poll(count, `${misuse}`).toBeGreaterThan(before);
  }
  expect(await page.evaluate(() => window.attacked)).toBeUndefined();
});

test('an SVG with scripts, opened by its own address, runs none of them', async ({
  page,
  site,
  allow,
}) => {
  allow(/Content Security Policy|violates/);
  const script = 'window.attacked = true';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}">
    <script>${script}</script><script href="/images/attack.js"/></svg>`;
  await page.route('**/images/attack.*', async (route) => {
    // With the headers of a picture that is there.
    const response = await route.fetch({ url: `${site.url}/icon.svg` });
    await route.fulfill({ response, body: route.request().url().endsWith('.js') ? script : svg });
  });
  const violations = await watchViolations(page);
  await page.goto('/images/attack.svg');

  await expect.poll(violations).toHaveLength(3);
  expect(await page.evaluate(() => window.attacked)).toBeUndefined();
});

test('the export holds no secret, no path of this computer, no source map', async () => {
  const out = exportOf('template');
  const files = listFiles(out).filter((name) => !/\.(br|gz)$/.test(name));
  const suspects = [
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    new RegExp(process.cwd().replace(/[^\w/]/g, '\\$&')),
    /\/(home|Users)\/[a-z]\w*\//,
    /sourceMappingURL=/,
  ];
  const texts = await Promise.all(files.map((name) => readFile(path.join(out, name), 'latin1')));
  for (const suspect of suspects) {
    expect(files.filter((_, index) => suspect.test(texts[index] ?? ''))).toEqual([]);
  }
  expect(files.filter((name) => /\.(map|tsx?|env.*)$/.test(name))).toEqual([]);
});
