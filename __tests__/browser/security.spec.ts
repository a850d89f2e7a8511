import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../scripts/build/after/files';
import { inlineHashes } from '../../scripts/build/after/html';
import { exportOf } from '../fixtures/sites';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/look';

const out = exportOf('template');

// That the page itself works under its policy, every test holds: the console must stay empty.

/** Collects what the browser blocks on the page that is opened next. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    window.violations = [];
    addEventListener('securitypolicyviolation', (event) => {
      violations.push(event.effectiveDirective + ' ' + event.blockedURI);
    });
  `);
  return () => page.evaluate('window.violations') as Promise<string[]>;
}

const attacks = {
  'an inline script': '<script>window.attacked = true</script>',
  'a script of another host': '<script src="https://example.com/x.js"></script>',
  'an event handler': '<img src="/gone.png" onerror="window.attacked = true">',
  'a javascript: frame': '<iframe src="javascript:parent.attacked = true"></iframe>',
  'a base address': '<base href="https://example.com/">',
  'a style': '<style>body { display: none }</style>',
};

for (const [name, html] of Object.entries(attacks)) {
  test(`${name} in the HTML does nothing, also on a host without headers`, async ({
    page,
    site,
    allow,
  }) => {
    allow(/Content Security Policy|status of 404|violates|ERR_|example\.com|React error #418/);
    await page.route(`${site.url}/`, async (route) => {
      const clean = await (await route.fetch()).text();
      const body = clean.replace(/<main[^>]*>/, (main) => main + html);
      expect(body).not.toBe(clean);
      await route.fulfill({ contentType: 'text/html', body });
    });
    const violations = await watchViolations(page);
    await page.goto('/');

    await expect.poll(violations).not.toEqual([]);
    expect(await page.evaluate('window.attacked')).toBeUndefined();
    expect(await page.evaluate('document.baseURI')).toBe(`${site.url}/`);
    expect(await page.evaluate('getComputedStyle(document.body).display')).toBe('block');
  });
}

test('text is refused as HTML, as a script, as its address, and as code', async ({
  page,
  allow,
}) => {
  allow(/requires|violates|Content Security Policy|Refused/);
  const violations = await watchViolations(page);
  await page.goto('/');
  await hydrated(page);

  for (const code of [
    'document.body.innerHTML = "<img src=/gone.png onerror=attacked=true>"',
    'document.createElement("script").text = "attacked = true"',
    'document.createElement("script").src = "/cv.pdf"',
    'document.createElement("script").src = "https://example.com/_next/static/x.js"',
    'eval("attacked = true")',
  ]) {
    const before = (await violations()).length;
    // In a timer: while Playwright evaluates, the policy does not hold.
    await page.evaluate((text) => void setTimeout(new Function(text)), code);
    await expect.poll(async () => (await violations()).length, code).toBeGreaterThan(before);
  }
  expect(await page.evaluate('window.attacked')).toBeUndefined();
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
  expect(await page.evaluate('window.attacked')).toBeUndefined();
});

for (const name of ['index.html', '404.html']) {
  test(`the policy in ${name} alone forbids what is not named`, async () => {
    const html = await readFile(path.join(out, name), 'utf8');
    const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1] ?? '';
    const { scripts, styles } = inlineHashes(html);

    expect([scripts.length, styles.length]).toEqual([1, 1]);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).toContain("base-uri 'none'; form-action mailto:; require-trusted-types-for");
    expect(policy).not.toMatch(/unsafe|\*|http:|data:/);
    expect(html).toMatch(/^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/><meta http-eq/i);
  });
}

test('the export holds no secret, no path of this computer, no source map', async () => {
  const files = (await listFiles(out)).filter((name) => !/\.(br|gz)$/.test(name));
  const suspects = [
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    /\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[abp]-\w+|sk_live_\w+|eyJhbGciOi\w+)/,
    new RegExp(process.cwd().replace(/[^\w/]/g, '\\$&')),
    /\/(home|Users)\/[a-z]\w*\//,
    /sourceMappingURL=/,
  ];
  for (const name of files) {
    const text = await readFile(path.join(out, name), 'latin1');
    for (const suspect of suspects) expect(suspect.test(text), `${name}: ${suspect}`).toBe(false);
  }
  expect(files.filter((name) => /\.(map|tsx?|env.*)$/.test(name))).toEqual([]);
});
