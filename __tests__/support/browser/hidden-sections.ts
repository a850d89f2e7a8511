import type { Page } from '@playwright/test';
import { sectionLinks } from './menu';

/** The ids of the sections below Home. */
export const [, ...sectionsBelow] = Object.keys(sectionLinks);

/** Runs in the page: the sections whose headings are not fully opaque. */
export function readHidden() {
  const isShown = (each: Element | null): boolean =>
    each === null || (getComputedStyle(each).opacity === '1' && isShown(each.parentElement));
  const hidden = [...document.querySelectorAll('main > section:not(#home)')]
    .filter((section) => !isShown(section.querySelector('h2')))
    .map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { id: section.id, isInWindow: top < innerHeight && bottom > 0 };
    });
  return { scroll: Math.round(scrollY), hidden };
}

export const hiddenSections = async (page: Page): Promise<string[]> =>
  (await page.evaluate(readHidden)).hidden.map(({ id }) => id);

/** The hidden sections that the window showed in some of these frames. */
export const blankIn = (frames: ReturnType<typeof readHidden>[]) =>
  frames.flatMap(({ hidden }) => hidden).filter(({ isInWindow }) => isInWindow);
