import type { Page } from '@playwright/test';
import { waitTwoFrames } from './page';
import { type Box, shownTexts } from './shown-texts';

/**
 * Measures how far the page scrolls sideways. Finds the texts, icons and edges of controls that are
 * beyond the edge of the page, also in the header, which does not scroll, and texts that do not fit
 * into the height of their control, or of a box that cuts them off.
 */
export async function overflowOf(page: Page): Promise<{ scroll: number; texts: string[] }> {
  const { texts } = await shownTexts(page.locator('body'));
  const { scroll, width, cut } = await page.evaluate(readSizes);
  const beyond = texts.filter(({ box }) => box.left < -1 || box.left + box.width > width + 1);
  return { scroll, texts: [...new Set([...beyond.map(({ text }) => text), ...cut])] };
}

/** Runs in the page. */
function readSizes() {
  const cut = [...document.querySelectorAll('body *')].filter((each) => {
    const { fontSize, overflowY, webkitLineClamp } = getComputedStyle(each);
    const isControl = each.matches('a, button, label, summary');
    // A long name is cut after two lines in the header, and whole in Home.
    const isCutting = overflowY !== 'visible' && webkitLineClamp === 'none';
    // Large letters may be a bit taller than their line.
    const most = each.clientHeight + (isControl ? Number.parseFloat(fontSize) / 2 : 1);
    // Inline elements have no height, and texts for screen readers are in boxes of 1 px. Drawings
    // may be higher than their section.
    const isBox =
      each.clientHeight > 1 &&
      each.checkVisibility() &&
      !each.querySelector('svg path, svg use[href^="#"]');
    return isBox && (isControl || isCutting) && each.scrollHeight > most;
  });
  const { clientWidth, scrollWidth } = document.documentElement;
  return {
    width: clientWidth,
    scroll: scrollWidth - clientWidth,
    cut: cut.flatMap((each) => each.textContent?.trim() || []),
  };
}

/** The texts to which the coast comes nearer than 8 px. */
export async function textsOnCoast(page: Page): Promise<string[]> {
  const near: string[] = [];
  for (const section of await page.locator('#home, [data-ground=land]').all()) {
    const { texts } = await shownTexts(section);
    const boxes = texts.map(({ box }) => box);
    const isNear = await section.evaluate(findNearCoast, boxes);
    near.push(...texts.filter((_, index) => isNear[index]).map(({ text }) => text));
  }
  return near;
}

/** Runs in the page: whether land and water are 8 px beside, above and below boxes in a section. */
function findNearCoast(section: Element, boxes: Box[]): boolean[] {
  const origin = section.getBoundingClientRect();
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
  return boxes.map(({ width, height, ...box }) => {
    const left = origin.left + box.left;
    const top = origin.top + box.top;
    const around = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
      const x = left + share * width;
      const y = top + share * height;
      return [
        isInWater(x, top - 8),
        isInWater(x, top + height + 8),
        isInWater(left - 8, y),
        isInWater(left + width + 8, y),
      ];
    });
    return around.includes(true) && around.includes(false);
  });
}

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
