import { expect, test } from './support/fixtures';
import { twoFrames } from './support/look';

/** The separators of all 'Used in' lines that do not stand on the line of the name before them. */
const strayCommas = () => {
  const stray: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('#skills') as Node, 4);
  let before: Text | undefined;
  const boxOf = (node: Text, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (before && node.data.startsWith(',')) {
      const end = boxOf(before, before.length - 1, before.length);
      if (boxOf(node, 0, 1).top >= end.bottom) stray.push(`${before.data}${node.data}`);
    }
    before = node;
  }
  return stray;
};

test('no line begins with a comma, however wide the screen', async ({ page }) => {
  await page.goto('/');
  for (let width = 320; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    expect(await page.evaluate(strayCommas), `at ${width} px`).toEqual([]);
  }
});
