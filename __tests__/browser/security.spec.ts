import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../scripts/build/after/export-files';
import { inlineHashes } from '../../scripts/build/after/policy';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated, watchNavigation } from './support/look';

/** What the browser said about broken policies, also where it says nothing on the console. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    window.violations = [];
    addEventListener('securitypolicyviolation', (event) => {
      violations.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample);
    });
  `);
  return () => page.evaluate('window.violations') as Promise<string[]>;
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Maria <script>alert(1)</script>');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.getByLabel('Message').fill('Hello "Juan" <img src=x onerror=alert(1)>');
}

test.describe('The whole page works under its policy', () => {
  test.use(withMotion);

  test('on a desktop: typing, themes, reveal, form', async ({ page, site }) => {
    const broken = await violations(page);
    await page.goto('/');

    // Its code is imported after the first paint: a script that only trusted types let in.
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
    for (const theme of ['Dark', 'Light']) {
      await page.getByRole('radio', { name: new RegExp(theme, 'i') }).check({ force: true });
    }
    for (const section of await page.locator('section[id]').all()) {
      await section.scrollIntoViewIfNeeded();
    }
    await fillForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();

    expect(site.messages).toHaveLength(1);
    expect(await broken()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('on a phone: menu and its links', async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const broken = await violations(page);
    await page.goto('/');

    await page.getByRole('button', { name: /menu/i }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/#projects$/);
    expect(await broken()).toEqual([]);
  });

  test('on the page for wrong addresses', async ({ page, allow }) => {
    allow(/status of 404/);
    const broken = await violations(page);
    await page.goto('/not/there');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await broken()).toEqual([]);
  });

  test('before its scripts have arrived, when the form opens the mail program', async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    const broken = await violations(page);
    await page.goto('/');

    await fillForm(page);
    const opened = await watchNavigation(page);
    await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true });
    expect(await opened()).toContain('mailto:');
    expect(await broken()).toEqual([]);
  });
});

test.describe('What an attacker gets into the page', () => {
  const attacks = {
    'an inline script': '<script>window.attacked = true</script>',
    'a script of another host': '<script src="https://example.com/x.js"></script>',
    'an event handler': '<img src="/gone.png" onerror="window.attacked = true">',
    'a javascript: frame': '<iframe src="javascript:parent.attacked = true"></iframe>',
    'a base address': '<base href="https://example.com/">',
    'a style': '<style>body { display: none }</style>',
  };

  for (const [name, html] of Object.entries(attacks)) {
    test(`${name} in the HTML does nothing`, async ({ page, serve, allow }) => {
      // The attempts stand on the console, the picture is not there, and React finds the page
      // other than it was exported.
      allow(
        /Content Security Policy|status of 404|violates|requires|ERR_|example\.com|React error #418/,
      );
      const dir = test.info().outputPath('site');
      await cp('out', dir, { recursive: true });
      const file = path.join(dir, 'index.html');
      const clean = await readFile(file, 'utf8');
      const attacked = clean.replace(/<main[^>]*>/, (main) => `${main}${html}`);
      expect(attacked).not.toBe(clean);
      await writeFile(file, attacked);
      for (const copy of ['index.html.br', 'index.html.gz']) await rm(path.join(dir, copy));
      const { url } = await serve({ dir });
      const broken = await violations(page);
      await page.goto(url, { waitUntil: 'load' });

      await expect.poll(broken).not.toEqual([]);
      expect(await page.evaluate('window.attacked')).toBeUndefined();
      expect(await page.evaluate('new URL("x", document.baseURI).origin')).toBe(
        new URL(url).origin,
      );
      expect(await page.evaluate('getComputedStyle(document.body).display')).toBe('block');
    });
  }

  const sinks = {
    'as HTML': 'document.body.innerHTML = "<img src=/gone.png onerror=attacked=true>"',
    'as a script element':
      'document.body.append(Object.assign(document.createElement("script"), { text: "attacked = true" }))',
    'as the address of a script of this host':
      'Object.assign(document.createElement("script"), { src: "/cv.pdf" })',
    'as the address of a script of another host':
      'Object.assign(document.createElement("script"), { src: "https://example.com/_next/static/x.js" })',
    'as code': 'eval("attacked = true")',
  };

  test('text is refused as HTML, as a script, as its address, and as code', async ({
    page,
    allow,
  }) => {
    allow(/requires|violates|Content Security Policy|Refused/);
    const broken = await violations(page);
    await page.goto('/');
    await hydrated(page);

    for (const [name, code] of Object.entries(sinks)) {
      const before = (await broken()).length;
      // Later, on its own: what Playwright evaluates is outside the policy while it does.
      await page.evaluate((text) => void setTimeout(new Function(text)), code);
      await expect.poll(async () => (await broken()).length, name).toBeGreaterThan(before);
      expect(await page.evaluate('window.attacked'), name).toBeUndefined();
    }
  });
});

for (const name of ['index.html', '404.html']) {
  test(`${name} names each of its inline scripts and styles, and nothing unsafe`, async () => {
    const html = await readFile(path.join('out', name), 'utf8');
    const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1] ?? '';
    const { scripts, styles } = inlineHashes(html);

    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(1);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    expect(policy).not.toMatch(/unsafe|\*|http:|data:/);
    expect(policy).toContain("default-src 'none'");
    expect(
      html.slice(0, html.indexOf('http-equiv')).replace(/<meta charset="utf-8"\/>/i, ''),
    ).toMatch(/^<!DOCTYPE html><html[^>]*><head><meta $/);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
  });
}

test('the export holds no secret, no path of this computer, no source map', async () => {
  const files = (await listFiles('out')).filter((name) => !/\.(br|gz)$/.test(name));
  const suspects: [string, RegExp][] = [
    ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
    ['a token', /\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[abp]-\w+|sk_live_\w+|eyJhbGciOi\w+)/],
    ['a path of this computer', new RegExp(process.cwd().replace(/[^\w/]/g, '\\$&'))],
    ['a home folder', /\/(home|Users)\/[a-z]\w*\//],
    ['a source map', /sourceMappingURL=/],
    // The content's check is for the build alone.
    ['the schema', /must be an address starting with/],
  ];
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const text = await readFile(path.join('out', name), 'latin1');
    for (const [what, pattern] of suspects) {
      expect(pattern.test(text), `${name} holds ${what}`).toBe(false);
    }
  }
  expect(files.filter((name) => /\.(map|tsx?|env.*)$/.test(name))).toEqual([]);
});
