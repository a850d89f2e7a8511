import { spawn } from 'node:child_process';
import path from 'node:path';
import { converter } from 'culori';
import { cleanEnv } from '../../../scripts/support/site-copy';
import { bareInHebrew } from '../../fixtures/content';
import { exportOf, marks, projectOf, SUB_PATH } from '../../fixtures/sites';
import { freePort } from '../../support/serve';
import { expect, test } from '../support/fixtures';
import { countPixels, pixelsOf } from '../support/pixels';

// The second language of "everything" has its own pictures. generated-files.test.ts compares the
// links of a page to the files of its own language.

const out = exportOf('everything');
const toRgb = converter('rgb');

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
