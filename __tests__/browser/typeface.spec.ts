import { readFile } from 'node:fs/promises';
import { expect, test, withMotion } from './support/fixtures';
import { allScriptsRun } from './support/look';

test.use(withMotion);

/**
 * Notes in every frame how wide the heading's text is and how far the face has come. A frame may
 * fall between the heading's tag and its text, so it counts once the parser has gone past it.
 */
const watch = `
  window.frames = []; window.loads = 0;
  document.fonts.addEventListener('loading', () => loads++);
  requestAnimationFrame(function look() {
    const title = document.querySelector('h2') ?? document.querySelector('h1');
    if (title && (title.nextSibling || document.readyState !== 'loading')) {
      const range = document.createRange();
      range.selectNodeContents(title);
      const face = [...document.fonts].find((each) => !/Fallback/.test(each.family));
      const seen = face?.status + ' ' + range.getBoundingClientRect().width;
      if (frames.at(-1) !== seen) frames.push(seen);
    }
    requestAnimationFrame(look);
  });
`;

for (const path of ['/', '/not/there']) {
  test(`${path}: the typeface loads once and stays, also while the page hydrates`, async ({
    page,
    allow,
  }) => {
    if (path !== '/') allow(/status of 404/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(request.url());
    });
    // Slow enough for a flash to last a frame.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(watch);
    await page.goto(path);
    // What styled-components makes when it starts: from then on nothing is left to change.
    await expect(page.locator('style[data-styled=active]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );

    expect(asked).toHaveLength(1);
    expect(await page.evaluate('window.loads')).toBe(1);
    const frames = (await page.evaluate('window.frames')) as string[];
    const loaded = frames.findIndex((frame) => frame.startsWith('loaded'));
    expect(frames.slice(loaded)).toHaveLength(1);
  });
}

for (const name of ['index.html', '404.html']) {
  test(`${name} holds one style element, in its head, and asks early for the typeface`, async () => {
    const html = await readFile(`out/${name}`, 'utf8');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(head).toContain('<style>');
    expect(head.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(1);
    expect(html).not.toMatch(/rel="stylesheet"/);
  });
}

test('its rarer characters come when somebody uses one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  await page.goto('/#contact');
  await allScriptsRun(page);
  expect(asked).toHaveLength(1);
  const arrives = page.waitForResponse(/bricolage-more\.[^/]*woff2$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('José Núñez');
  expect((await arrives).status()).toBe(200);
  await expect
    .poll(() => page.evaluate("document.fonts.check('16px Bricolage Grotesque', 'José Núñez')"))
    .toBe(true);
});
