import type { Page } from '@playwright/test';

/** Measures how far the page scrolls sideways, and finds the texts that run over its edge. */
export function overflowOf(page: Page): Promise<{ scroll: number; texts: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width: own, height } = range.getBoundingClientRect();
      const isClipped = node.parentElement?.closest('script, style, noscript');
      const isSpoken = getComputedStyle(node.parentElement ?? document.body).clipPath !== 'none';
      if (!text || own === 0 || height === 0 || isClipped || isSpoken) continue;
      // A box that is too wide shows also where its text happens to be short.
      const boxes = [range, node.parentElement].map((each) => each?.getBoundingClientRect());
      if (boxes.some((box) => box && (box.left < -1 || box.right > width + 1))) texts.push(text);
    }
    return { scroll: document.documentElement.scrollWidth - width, texts };
  });
}

/** The controls of the header that stick out of it or overlap another one. */
export const misplacedInHeader = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const bar = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, summary, label')].filter((each) =>
      each.checkVisibility(),
    );
    return controls.flatMap((control, index) => {
      const box = control.getBoundingClientRect();
      const isOut = box.bottom > bar.bottom + 1 || box.right > innerWidth + 1 || box.left < -1;
      const covers = controls.slice(index + 1).some((other) => {
        const { left, right } = other.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1;
      });
      return isOut || covers ? [control.textContent ?? ''] : [];
    });
  });
