import type { Page } from '@playwright/test';
import { waitTwoFrames } from './page';

/**
 * Measures how far the page scrolls sideways. Finds the texts and controls that run over its edge,
 * also in the header, which does not scroll, and controls that are lower than their text.
 */
export async function overflowOf(page: Page): Promise<{ scroll: number; texts: string[] }> {
  const { scroll, texts } = await textsBeyondEdge(page);
  const controls = await misfitControls(page);
  return { scroll, texts: [...new Set([...texts, ...controls])] };
}

const textsBeyondEdge = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width: own, height } = range.getBoundingClientRect();
      const isClipped = node.parentElement?.closest('script, style');
      const isSpoken = getComputedStyle(node.parentElement ?? document.body).clipPath !== 'none';
      if (!text || own === 0 || height === 0 || isClipped || isSpoken) continue;
      // A box that is too wide shows also where its text happens to be short.
      const boxes = [range, node.parentElement].map((each) => each?.getBoundingClientRect());
      if (boxes.some((box) => box && (box.left < -1 || box.right > width + 1))) texts.push(text);
    }
    return { scroll: document.documentElement.scrollWidth - width, texts };
  });

const misfitControls = (page: Page): Promise<string[]> =>
  page.locator('a:not([aria-hidden]), button, input, label, summary').evaluateAll((all) => {
    const width = document.documentElement.clientWidth;
    const wrong = all.filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      const isBeyond = left < -1 || right > width + 1;
      // For inline elements both heights are 0. Large letters may be a bit taller than their line.
      const halfLine = Number.parseFloat(getComputedStyle(each).fontSize) / 2;
      const isTooLow = each.clientHeight > 0 && each.scrollHeight > each.clientHeight + halfLine;
      return each.checkVisibility() && (isBeyond || isTooLow);
    });
    return wrong.map((each) => each.textContent?.trim() || each.tagName);
  });

/** The texts that do not fit into the height of a box that cuts them off. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('*')]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).overflowY !== 'visible')
      // A long name is cut after two lines in the header, and whole in Home.
      .filter((each) => getComputedStyle(each).webkitLineClamp === 'none')
      // Texts for screen readers are in boxes of 1 px.
      .filter((each) => each.clientHeight > 1 && each.scrollHeight > each.clientHeight + 1)
      .flatMap((each) => each.textContent?.trim() || []),
  );

/** The texts that are nearer than 8 px to the coast. */
export const textsOnCoast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-drawing]')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const drawing = part.querySelector('svg');
      // A part has its own land, or a copy of an outline.
      const outline = drawing?.querySelector('use[href^="#coast"]')?.getAttribute('href');
      const land = (outline ? document.querySelector(outline) : drawing)?.querySelector('.land');
      const toDrawing = drawing?.getScreenCTM()?.inverse();
      return land instanceof SVGGeometryElement && toDrawing && box.height > 0
        ? [{ box, land, toDrawing }]
        : [];
    });
    const isInWater = (x: number, y: number) => {
      // Each part covers those before it.
      const part = parts.findLast(({ box }) => y >= box.top && y <= box.bottom);
      const point = new DOMPoint(x, y).matrixTransform(part?.toDrawing);
      return part !== undefined && !part.land.isPointInFill(point);
    };
    const besideCoast = ':is(#home, [data-ground=land]) :not(.visually-hidden)';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.matches(besideCoast)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        // On lines around the text: at its sides, above and below it, and at its corners.
        const points = [
          [8, 0],
          [0, 8],
          [5.6, 5.6],
        ].flatMap(([beside = 0, above = 0]) =>
          [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
            [0, 0.25, 0.5, 0.75, 1].map((y) =>
              isInWater(
                left - beside + x * (width + 2 * beside),
                top - above + y * (height + 2 * above),
              ),
            ),
          ),
        );
        if (points.includes(true) && points.includes(false)) texts.push(node.textContent ?? '');
      }
    }
    return texts;
  });

/** The controls of the header that stick out of it or overlap another one. */
export async function misplacedInHeader(page: Page): Promise<string[]> {
  // The header chooses its form when the page has a new size.
  await waitTwoFrames(page);
  return page.getByRole('banner').evaluate((header) => {
    const bar = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, summary')].filter((each) =>
      each.checkVisibility(),
    );
    return controls.flatMap((control, index) => {
      const box = control.getBoundingClientRect();
      const isOut = box.bottom > bar.bottom + 1 || box.right > innerWidth + 1 || box.left < -1;
      const covers = controls.slice(index + 1).some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isBeside = left > box.right - 1 || right < box.left + 1;
        return !isBeside && top < box.bottom - 1 && bottom > box.top + 1;
      });
      return isOut || covers ? [control.textContent ?? ''] : [];
    });
  });
}
