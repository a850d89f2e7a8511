/**
 * Measures how wide the site's face runs in per cent of each font it falls back to, with the
 * sentences of the exported page (`out/`), and writes that to components/theme/fallbacks.json. `npm run
 * fallback`, after `npm run build`; needed when the typeface, its weights or the fonts change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startServer } from './preview/server';
import { PlainError, runScript } from './support/run-script';
import { findBrowser } from './test/browser';
import { systemFonts } from './test/system-fonts';

/** The weights the page uses; from 600 on a fallback is bold. */
const weights = [400, 600, 700, 760];

const target = 'components/theme/fallbacks.json';
const dataUrl = (file: string) => `url(data:font/ttf;base64,${readFileSync(file, 'base64')})`;

runScript(async () => {
  const server = await startServer().catch(() => {
    throw new PlainError('There is no export in out/ to measure: run `npm run build` first.');
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    // The policy of the page would refuse the fonts that are brought in here.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(server.url);
    await page.evaluate(
      (weights) =>
        Promise.all(
          weights.map((each) => document.fonts.load(`${each} 1em "Bricolage Grotesque"`)),
        ),
      weights,
    );
    const texts = await page.evaluate(readTexts);
    const widths = (fonts: string[]) => page.evaluate(measure, { fonts, texts });
    const own = await widths(weights.map((each) => `${each} 1000px "Bricolage Grotesque"`));
    const stretch: Record<string, Record<number, number>> = {};
    for (const [name, [regular, bold]] of Object.entries(systemFonts)) {
      await page.evaluate(install, { regular: dataUrl(regular), bold: dataUrl(bold) });
      const [narrow = 0, wide = 0] = await widths(['1000px regular', '1000px bold']);
      stretch[name] = Object.fromEntries(
        weights.map((weight, index) => {
          const ratio = (own[index] ?? 0) / (weight < 600 ? narrow : wide);
          return [weight, Math.round(ratio * 1000) / 10];
        }),
      );
      console.log(name, stretch[name]);
    }
    writeFileSync(target, `${JSON.stringify(stretch, null, 2)}\n`);
  } finally {
    await browser.close();
    await server.close();
  }
});

// What follows runs in the page.

/** The page's paragraphs: where a line too many moves what follows. */
function readTexts(): string[] {
  return [...document.querySelectorAll('main p')].map(({ textContent }) => textContent);
}

/** Makes fonts known under the names of the keys, and forgets those before. */
async function install(sources: Record<string, string>): Promise<void> {
  document.fonts.clear();
  for (const [name, source] of Object.entries(sources)) {
    document.fonts.add(await new FontFace(name, source).load());
  }
}

/** How wide the texts run in each font, in all. */
function measure({ fonts, texts }: { fonts: string[]; texts: string[] }): number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.textRendering = 'geometricPrecision';
  return fonts.map((font) => {
    context.font = font;
    return texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
  });
}
