import type { Page } from '@playwright/test';

type Edges = Record<'top' | 'bottom' | 'left' | 'right', number>;

/** A block of text, like a paragraph or an entry of a list, with the edges of its letters. */
interface Block extends Edges {
  element: Element;
  style: CSSStyleDeclaration;
  /** The height of the letters, and the distance between two lines. */
  height: number;
  leading: number;
  /** The distance of the first baseline from the top of the window. */
  baseline: number;
}

/**
 * Finds blocks of text that stand too close to each other, to a picture or to a line, that are a
 * little out of line, or whose own lines are too far apart or too close. Colors do not matter.
 * @returns one line for each fault
 */
export const blockFaults = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate(readBlockFaults);

/** Runs in the page. */
function readBlockFaults(root: Element): string[] {
  const faults: string[] = [];
  const nameOf = ({ element }: { element: Element }) =>
    `"${element.textContent?.trim().slice(0, 30)}" in #${element.closest('[id]')?.id}`;
  const isSpoken = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') || isSpoken(element.parentElement));
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';

  const letters = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

  function readBlocks(): Block[] {
    const lines = new Map<Element, DOMRect[]>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      let block = text.parentElement as Element;
      const isShown = block.checkVisibility({ visibilityProperty: true }) && /\S/.test(text.data);
      if (!isShown || block.closest('noscript, [aria-hidden]') || isSpoken(block)) continue;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement as Element;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      lines.set(block, [...(lines.get(block) ?? []), ...boxes]);
    }
    return [...lines]
      .filter(([element, boxes]) => boxes.length > 0 && element.closest('main, footer'))
      .map(([element, boxes]) => {
        const style = getComputedStyle(element);
        const { height = 0, bottom = 0 } = boxes[0] ?? {};
        letters.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        return {
          element,
          style,
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          height,
          leading: Math.max(0, Number.parseFloat(style.lineHeight) - height),
          baseline: bottom - letters.measureText('x').fontBoundingBoxDescent,
        };
      });
  }

  /** Titles need less distance between their lines, and paragraphs more. */
  function checkLeading(block: Block): void {
    const { element, style, top, bottom, height } = block;
    const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
    const hasLines = bottom - top > 1.5 * height;
    if (element.matches('h1, h2, h3, h4') ? ratio > 1.35 : hasLines && ratio < 1.1) {
      faults.push(`${nameOf(block)} has lines ${ratio} times as high as its letters`);
    }
  }

  /** A text keeps a distance from a line above and below it. */
  function checkBorders(block: Block): void {
    let box: Element | null = block.element;
    while (box && box !== root) {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(box);
      const { top, bottom } = box.getBoundingClientRect();
      const isNear =
        (borderTopWidth !== '0px' && block.top < top + 4) ||
        (borderBottomWidth !== '0px' && block.bottom > bottom - 4);
      if (isNear) faults.push(`${nameOf(block)} touches the line above or below it`);
      box = borderTopWidth === '0px' ? box.parentElement : null;
    }
  }

  /** Blocks are further apart than the lines of one. Only a name may be near to its text. */
  function checkGap(block: Block, next: Block): void {
    const isName = block.element.matches('h1, h3, h4, summary, dt, dt *, .row *');
    const areLinks = [block, next].every(({ element }) => element.matches('li a'));
    const least = isName || areLinks ? -1 : 1 + Math.max(block.leading, next.leading);
    if (next.top - block.bottom < least) {
      faults.push(`${nameOf(next)} is as near to ${nameOf(block)} as its lines to each other`);
    }
  }

  /** A block begins at the line of the block above it, or clearly beside it. */
  function checkStart(block: Block, next: Block): void {
    const isInColumn = [block, next].every(
      ({ element, style }) => style.textAlign === 'start' && !element.closest('a'),
    );
    const isSameSection = block.element.closest('section') === next.element.closest('section');
    if (!isInColumn || !isSameSection) return;
    const shift = Math.abs(isRightToLeft ? block.right - next.right : block.left - next.left);
    if (shift > 1.5 && shift < 12) {
      faults.push(`${nameOf(next)} is ${shift} px out of line with ${nameOf(block)}`);
    }
  }

  /** Whether two parts are next to each other in one section. */
  function areBeside(one: Edges & { element: Element }, other: Edges & { element: Element }) {
    const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const height = Math.min(one.bottom - one.top, other.bottom - other.top);
    return (
      shared > height / 2 &&
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      one.element.closest('section') === other.element.closest('section')
    );
  }

  /** Texts and pictures next to each other keep a distance. */
  function checkDistances(parts: (Edges & { element: Element })[]): void {
    for (const one of parts) {
      const near = parts.filter(
        (other) =>
          one.left <= other.left &&
          other.left - one.right < 6 &&
          other !== one &&
          areBeside(one, other),
      );
      for (const other of near) faults.push(`${nameOf(one)} touches ${nameOf(other)}`);
    }
  }

  /** No text is on a picture. */
  function checkPicture(picture: Edges & { element: Element }): void {
    const { top, bottom, left, right } = picture;
    const covering = blocks.filter(
      (block) =>
        Math.min(block.bottom, bottom) - Math.max(block.top, top) > 1 &&
        Math.min(block.right, right) - Math.max(block.left, left) > 1,
    );
    for (const block of covering) faults.push(`${nameOf(block)} is on ${nameOf(picture)}`);
  }

  /** Texts next to each other in an entry have one baseline, middle or top. */
  function checkBaseline(block: Block): void {
    const entry = block.element.closest('li, dl > div');
    const isLine = ({ element, top, bottom, height }: Block) =>
      bottom - top < 1.5 * height && element.closest('.row') === null;
    const others = blocks.filter(
      (other) =>
        other !== block &&
        entry?.contains(other.element) &&
        [block, other].every(isLine) &&
        areBeside(block, other) &&
        Math.abs(block.baseline - other.baseline) > 1.6 &&
        Math.abs(block.top + block.bottom - other.top - other.bottom) > 3.2 &&
        Math.abs(block.top - other.top) > 0.5,
    );
    for (const other of others) {
      faults.push(`${nameOf(block)} is not at the height of ${nameOf(other)}`);
    }
  }

  const blocks = readBlocks();
  const pictures = [...root.querySelectorAll('main :is(img, .logo, [role=meter])')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { element, top, bottom, left, right };
    });
  checkDistances([...blocks, ...pictures]);
  pictures.forEach(checkPicture);
  for (const block of blocks) {
    checkBaseline(block);
    checkLeading(block);
    checkBorders(block);
    const [next] = blocks
      .filter(({ top }) => top > (block.top + block.bottom) / 2)
      .filter(({ left, right }) => {
        const shared = Math.min(right, block.right) - Math.max(left, block.left);
        return shared > Math.min(right - left, block.right - block.left) / 2;
      })
      .sort((one, other) => one.top - other.top);
    if (next === undefined) continue;
    checkGap(block, next);
    checkStart(block, next);
  }
  return faults;
}
