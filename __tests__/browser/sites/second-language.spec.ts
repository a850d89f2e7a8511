import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { converter } from 'culori';
import { cleanEnv } from '../../../scripts/support/site-copy';
import { bareInHebrew } from '../../fixtures/content';
import { exportOf, marks, projectOf, SITE_URL, SUB_PATH } from '../../fixtures/sites';
import { freePort } from '../../support/serve';
import { expect, test } from '../support/fixtures';
import { countPixels, pixelsOf } from '../support/pixels';

// The second language of "everything" has its own owner, contact, skills, pictures and date.

const out = exportOf('everything');
const toRgb = converter('rgb');

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

test('a page links the files, pictures and cards of its own language', async ({ page, serve }) => {
  const { url } = await serve({ dir: out, basePath: SUB_PATH });
  await page.goto(`${url}/ar/`);
  // It is linked after hydration.
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  const addresses = await page.evaluate(() =>
    ['href', 'src', 'content'].flatMap((name) =>
      // The other languages have this attribute.
      [...document.querySelectorAll(`[${name}]:not([hreflang])`)].map(
        (each) => each.getAttribute(name) ?? '',
      ),
    ),
  );
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const manifest = await readFile(path.join(out, 'ar/manifest.webmanifest'), 'utf8');
  const strings = [data, manifest].flatMap((text) => stringsIn(JSON.parse(text ?? '')));
  const local = [...addresses, ...strings]
    .map((address) => address.replace(SITE_URL, '').replace(/[#?].*/, ''))
    .filter((address) => address.startsWith(`${SUB_PATH}/`))
    .map((address) => address.slice(SUB_PATH.length + 1));
  // What exists in both languages must not come from the other one.
  const foreign = local.filter(
    (file) => !file.startsWith('ar/') && existsSync(path.join(out, 'ar', file || 'index.html')),
  );
  expect(foreign).toEqual([]);
  for (const file of ['', 'og.png', 'cv.pdf', 'contact.vcf', 'manifest.webmanifest']) {
    expect(local).toContain(`ar/${file}`);
  }
  const pictures = await page
    .locator('#home img, #skills img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(pictures).toEqual([
    expect.stringMatching(/arabic-[^/]*$/),
    expect.stringMatching(/arabic-logo-[^/]*$/),
  ]);
});

/** Whether a picture shows the mark of a photo. */
async function showsMark(picture: Buffer | string, mark: string): Promise<boolean> {
  const { r, g, b } = toRgb(mark) ?? { r: 0, g: 0, b: 0 };
  const isMark = (data: Buffer, at: number) =>
    [r, g, b].every((value, index) => Math.abs(255 * value - (data[at + index] ?? 0)) < 48);
  return countPixels(await pixelsOf(picture), isMark) > 50;
}

test('every crop shows the focus of its photo, although EXIF turns it', async ({ page, serve }) => {
  const { url } = await serve({ dir: out, basePath: SUB_PATH });
  const phone = { width: 360, height: 780 };
  const others = [
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1200 },
  ];
  for (const { folder, portrait, screens } of [
    { folder: 'ar/', portrait: marks.arabic, screens: [phone] },
    { folder: '', portrait: marks.portrait, screens: others },
  ]) {
    expect(await showsMark(path.join(out, folder, 'og.png'), portrait), 'og.png').toBe(true);
    await page.goto(`${url}/${folder}`);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const [id, mark] of Object.entries({ home: portrait, about: marks.about })) {
        const picture = page.locator(`#${id} img`);
        // The browser loads the file for this width late.
        const isShown = async () => showsMark(await picture.screenshot(), mark);
        await expect.poll(isShown, `${folder}#${id} at ${screen.width} px`).toBe(true);
      }
    }
  }
});

test('npm run dev shows a second language', async () => {
  const port = await freePort();
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev', '--port', `${port}`], {
    cwd: projectOf('bare'),
    env: cleanEnv({ NODE_ENV: 'development' }),
    stdio: 'ignore',
  });
  const textOf = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => undefined);
    return answer?.ok ? answer.text() : '';
  };
  try {
    // One language, because the other one has the same modules, which take most of the time.
    const page = () => textOf('/he');
    await expect.poll(page, { timeout: 200_000 }).toMatch(/<html[^>]* lang="he"/);
    expect(await page()).toContain(bareInHebrew.owner.intro);
  } finally {
    server.kill();
  }
});
