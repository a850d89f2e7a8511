import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PlainError } from '../support/run-script';
import { systemFonts } from '../support/system-fonts';

/** The weights the page uses; from 600 on a fallback is bold. */
const weights = [400, 600, 700, 760];

/**
 * Measures how wide the typeface runs in per cent of each font it falls back to, with the paragraphs
 * of the page. Needed when the typeface, its weights or the fonts change.
 * @returns font → weight → per cent
 * @throws PlainError if a font does not load
 */
export async function measureFallbacks(
  page: Page,
): Promise<Record<string, Record<number, number>>> {
  const texts = await page.locator('main p').allTextContents();
  const own: number[] = [];
  for (const weight of weights) {
    own.push(
      await page.evaluate(measure, { font: `${weight} 1000px "Bricolage Grotesque"`, texts }),
    );
  }
  const all: Record<string, Record<number, number>> = {};
  for (const [name, files] of Object.entries(systemFonts)) {
    const widths: number[] = [];
    for (const [index, file] of files.entries()) {
      const family = `${name} ${index}`;
      const source = `url(data:font/ttf;base64,${readFileSync(file, 'base64')})`;
      await page.evaluate(install, { family, source });
      widths.push(await page.evaluate(measure, { font: `1000px "${family}"`, texts }));
    }
    const [regular = 0, bold = 0] = widths;
    const stretches = weights.map((weight, index) => {
      const ratio = (own[index] ?? 0) / (weight < 600 ? regular : bold);
      return [weight, Math.round(ratio * 1000) / 10];
    });
    all[name] = Object.fromEntries(stretches);
    if (widths.includes(0) || own.includes(0)) {
      throw new PlainError(`A face to be measured did not load: the typeface, or ${name}.`);
    }
  }
  return all;
}

// What follows runs in the page.

async function install({ family, source }: { family: string; source: string }): Promise<void> {
  document.fonts.add(await new FontFace(family, source).load());
}

/** How wide the texts run in a font, in all; 0 if the font is not there. */
async function measure({ font, texts }: { font: string; texts: string[] }): Promise<number> {
  const faces = await document.fonts.load(font);
  const context = document.createElement('canvas').getContext('2d');
  if (!context || faces.length === 0) return 0;
  context.textRendering = 'geometricPrecision';
  context.font = font;
  return texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
}
