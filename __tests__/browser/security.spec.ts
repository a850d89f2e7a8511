import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/fixtures';

// Every browser test fails if the policy blocks a part of the page, because the console must stay
// empty. Golden files and `golden/head` have the text of the policy.

async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => window.violations);
}

/** Attacks in HTML, and the violation that the browser reports for each. */
const attacks = {
  '<script>window.attacked = true</script>': 'script-src-elem inline',
  '<script src="https://example.com/x.js"></script>': 'script-src-elem https://example.com/x.js',
  '<img src="/gone.png" onerror="window.attacked = true">': 'script-src-attr inline',
  '<iframe src="javascript:parent.attacked = true"></iframe>': 'script-src-elem inline',
  '<iframe src="https://example.com/"></iframe>': 'frame-src https://example.com',
  '<base href="https://example.com/">': 'base-uri https://example.com/',
  '<style>body { display: none }</style>': 'style-src-elem inline',
  '<p style="background: url(https://example.com/x.png)">x</p>':
    'img-src https://example.com/x.png',
};

const scriptAttacks = {
  "eval('window.attacked = true')": 'script-src eval',
  "document.body.append(Object.assign(document.createElement('script'), { src: '//example.com/y' }))":
    'script-src-elem http://example.com/y',
};

test('code injected into a page does not run', async ({ page, server, allow }) => {
  allow(/Content Security Policy|status of 404|violates|ERR_|example\.com|React error #418/);
  const violations = await watchViolations(page);
  for (const address of ['/', '/404.html']) {
    const exported = await (await page.request.get(address)).text();
    expect(exported, `${address}: its policy`).toContain('http-equiv="Content-Security-Policy"');
    await page.route(`${server.url}${address}`, async (route) => {
      const clean = await (await route.fetch()).text();
      const attack = Object.keys(attacks).join('');
      const body = clean.replace(/<main[^>]*>/, (main) => main + attack);
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(address);
    for (const attack of Object.keys(scriptAttacks)) {
      // In a timer, since the policy does not apply while Playwright evaluates.
      await page.evaluate(`void setTimeout(() => ${attack})`);
    }

    const expected = Object.values({ ...attacks, ...scriptAttacks });
    await expect.poll(violations, address).toEqual(expect.arrayContaining(expected));
    const { attacked, base, display } = await page.evaluate(() => ({
      attacked: window.attacked,
      base: document.baseURI,
      display: getComputedStyle(document.body).display,
    }));
    expect(attacked, `${address}: set by injected code`).toBeUndefined();
    expect(base, `${address}: base of its addresses`).toBe(`${server.url}${address}`);
    expect(display, `${address}: display of the body`).not.toBe('none');
  }
});
