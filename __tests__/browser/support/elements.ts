import type { Page } from '@playwright/test';
import { contrastOf } from './contrast';

/** A text, dot, tick, ring, bar or border: something that a visitor sees only by its color. */
interface Mark {
  what: string;
  /** The colors that it is drawn with. One of them must differ from the ground. */
  inks: string[];
  ground: string;
  /** The opacity of the part itself, 0 to 1. */
  opacity: number;
  /** The least contrast with the ground. */
  least: number;
}

/**
 * Reads the computed styles of every element of the page, or of a part, and checks the rules below,
 * whatever the element is. It does not see what is in a closed `<details>`.
 * @returns one line for each fault
 */
export async function elementFaults(page: Page, part = page.locator('body')): Promise<string[]> {
  // A focus ring shows after a key press only.
  await page.keyboard.press('Shift');
  const { faults, marks } = await part.evaluate(readElements);
  if (marks.length === 0) throw new Error(`Nothing is drawn in ${part}.`);
  const invisible = marks
    .filter(
      ({ inks, ground, opacity, least }) =>
        !inks.some((ink) => contrastOf(ink, opacity, ground) >= least),
    )
    .map(({ what, inks, ground }) => `${what} has the color ${inks.join()} on ${ground}`);
  return [...new Set([...faults, ...invisible])];
}

/** Runs in the page. */
function readElements(root: Element) {
  const faults: string[] = [];
  // The first mark stands for all of the same colors, because reading thousands takes long.
  const marks = new Map<string, Mark>();
  const mark = (what: string, inks: string[], ground: string, least: number, opacity = 1) => {
    const key = [...inks, ground, least, opacity].join();
    if (!marks.has(key)) marks.set(key, { what, inks, ground, least, opacity });
  };
  const joinedScripts =
    /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Adlam}]/u;
  const isForced = matchMedia('(forced-colors: active)').matches;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const colorsIn = (value: string) =>
    (value.match(/(?:rgba?|oklch|color)\([^)]*\)/g) ?? []).filter(
      (color) => !/[,/] ?0\)$/.test(color) || /^rgb\(/.test(color),
    );
  const isOpaque = (color: string) => colorsIn(color).length > 0;
  /** The background color behind an element's content. */
  const groundOf = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    // The header has its background on a layer of its own.
    const layer = getComputedStyle(element, '::before');
    if (layer.zIndex === '-1' && layer.opacity === '1') return layer.backgroundColor;
    return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  const isSpoken = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') || isSpoken(element.parentElement));
  const nameOf = (element: Element, part = '') => {
    const text = element.textContent?.trim().slice(0, 30);
    return `${element.tagName.toLowerCase()}${part} "${text}" in #${element.closest('[id]')?.id}`;
  };
  const bordersOf = (style: CSSStyleDeclaration) =>
    ['top', 'right', 'bottom', 'left'].flatMap((side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0
        ? colorsIn(style.getPropertyValue(`border-${side}-color`))
        : [],
    );
  const hasSize = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const sidesOf = (style: CSSStyleDeclaration) =>
    [style.borderLeftWidth, style.borderRightWidth].map(Number.parseFloat);
  /** Whether a box has a visible edge at each side: a border, or round corners of another color. */
  const hasEdges = (element: Element) => {
    const style = getComputedStyle(element);
    const isFilled = isOpaque(style.backgroundColor) && style.borderTopLeftRadius !== '0px';
    return isFilled || Math.min(...sidesOf(style)) > 0;
  };
  const boxesOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && /\S/.test(node.data),
    );

  /** Lines of text that a parent cuts off, except where the design limits the number of lines. */
  function isCutOff(box: DOMRect, parent: Element | null): boolean {
    if (parent === null || parent === document.body) return false;
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(parent);
    if (webkitLineClamp !== 'none') return false;
    const { left, right, top, bottom } = parent.getBoundingClientRect();
    const isCut =
      (/hidden|clip/.test(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
      (/hidden|clip/.test(overflowY) && (box.top < top - 3 || box.bottom > bottom + 3));
    return isCut || isCutOff(box, parent.parentElement);
  }

  /** A text keeps a distance from the edges of its box. */
  function checkDistance(element: Element, boxes: DOMRect[]): void {
    let box: Element | null = element;
    while (box !== null && !hasEdges(box)) box = box.parentElement;
    if (box === null || box.contains(root)) return;
    const { left, right } = box.getBoundingClientRect();
    if (boxes.some((each) => each.left < left + 4 || each.right > right - 4)) {
      faults.push(`${nameOf(element)} touches the edge of its box`);
    }
  }

  /** An icon is as high as wide, and keeps a distance from the text next to it. */
  function checkIcon(icon: Element): void {
    const { left, top, right, bottom, width, height } = icon.getBoundingClientRect();
    const around = icon.closest('a, button, summary, dt, p') ?? icon;
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    const texts: DOMRect[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (/\S/.test(text.data) && !isSpoken(text.parentElement)) texts.push(...boxesOf(text));
    }
    const isTouched = texts
      .filter((text) => text.top < bottom && text.bottom > top)
      .some((text) => Math.max(left - text.right, text.left - right) < 3);
    if (width !== height || isTouched) {
      faults.push(`the icon of ${nameOf(around)} has no room: ${width} × ${height}`);
    }
  }

  /** Controls with a border do not touch each other. */
  function checkNeighbors(controls: Element[]): void {
    const boxes = controls
      .filter((each) => Math.min(...sidesOf(getComputedStyle(each))) > 0)
      .map((each) => ({ each, ...each.getBoundingClientRect().toJSON() }) as const);
    for (const [index, one] of boxes.entries()) {
      const isNear = boxes
        .slice(index + 1)
        .some(
          (other) =>
            Math.max(one.left - other.right, other.left - one.right) < 4 &&
            Math.max(one.top - other.bottom, other.top - one.bottom) < 4,
        );
      if (isNear) faults.push(`${nameOf(one.each)} touches another control`);
    }
  }

  /** What opens and closes something looks different in both states. */
  function checkDisclosure(summary: HTMLElement): void {
    const details = summary.parentElement as HTMLDetailsElement;
    const wasOpen = details.open;
    const looks = [true, false].map((isOpen) => {
      details.open = isOpen;
      const parts = [...summary.querySelectorAll('*')].map((each) => getComputedStyle(each));
      const { visibility, transform, content } = getComputedStyle(summary, '::after');
      return [visibility, transform, content, ...parts.map((each) => each.visibility)].join();
    });
    details.open = wasOpen;
    if (looks[0] === looks[1]) faults.push(`${nameOf(summary)} looks the same open and closed`);
  }

  function checkText(element: Element, text: Text): void {
    const boxes = boxesOf(text);
    const lines = text.data.split('\n').filter((line) => /\S/.test(line)).length;
    const shown = new Set(boxes.map(({ bottom }) => Math.round(bottom))).size;
    if (shown < lines && element.closest('h1, footer'))
      faults.push(`${nameOf(element)} has ${lines} lines, but shows ${shown}`);
    if (boxes.some((box) => isCutOff(box, element))) faults.push(`${nameOf(element)} is cut off`);
    checkDistance(element, boxes);
    const { color, fontFamily, fontSize, letterSpacing } = getComputedStyle(element);
    if (!fonts.includes(fontFamily)) faults.push(`${nameOf(element)} is in ${fontFamily}`);
    // WCAG 1.4.3; disabled controls need no contrast.
    if (element.closest(':disabled') === null) {
      mark(nameOf(element), [color], groundOf(element), 4.5);
    }
    if (Number.parseFloat(fontSize) < 11) faults.push(`${nameOf(element)} is ${fontSize} small`);
    if (joinedScripts.test(text.data) && !/^(normal|0px)$/.test(letterSpacing)) {
      faults.push(`${nameOf(element)} separates joined letters by ${letterSpacing}`);
    }
  }

  function checkMotion(element: Element, part: string, style: CSSStyleDeclaration): void {
    const properties = style.transitionProperty.split(', ');
    const moving = properties.filter((_, index) => {
      const durations = style.transitionDuration.split(', ').map(Number.parseFloat);
      return (durations[index % durations.length] ?? 0) > 0;
    });
    if (isReduced && (moving.length > 0 || style.animationName !== 'none')) {
      faults.push(`${nameOf(element, part)} moves although the visitor wants no motion`);
    }
    const slow = moving.filter((name) => !['opacity', 'transform'].includes(name));
    if (slow.length > 0) faults.push(`${nameOf(element, part)} has a transition of ${slow}`);
  }

  /** Whether a part of an element is only there to be seen, like a dot or a line. */
  function isDrawing(element: Element, part: string, style: CSSStyleDeclaration): boolean {
    if (part) return style.content === '""' && style.position !== 'fixed' && style.opacity !== '0';
    const hasLetters = getComputedStyle(element, '::before').content !== 'none';
    const hasShape = colorsIn(style.backgroundColor).length > 0 || bordersOf(style).length > 0;
    return element.childNodes.length === 0 && !hasLetters && hasShape && hasSize(element);
  }

  /** A dot, arrow or line has a size, and keeps a distance from the text in the same row. */
  function checkShape(element: Element, part: string, style: CSSStyleDeclaration): void {
    if (/gradient/.test(style.backgroundImage) && /\b0(px|%)/.test(style.backgroundSize)) {
      faults.push(`${nameOf(element, part)} has a gradient without a size`);
    }
    if (!part || !isDrawing(element, part, style)) return;
    const [width = 0, height = 0] = [style.width, style.height].map(Number.parseFloat);
    if (!(width >= 1 && height >= 1)) faults.push(`${nameOf(element, part)} has no size`);
    const row = getComputedStyle(element);
    if (style.position !== 'static' || row.display !== 'flex') return;
    const { columnGap, justifyContent } = row;
    if (!(Number.parseFloat(columnGap) >= 3) && justifyContent !== 'space-between') {
      faults.push(`${nameOf(element, part)} touches its text`);
    }
  }

  function checkMarks(element: Element, part: string, style: CSSStyleDeclaration): void {
    if (element.matches('img, svg, svg *, br, input, textarea')) return;
    // Forced colors remove the ornaments that stand for missing pictures.
    if (isForced && element.closest('[aria-hidden="true"]')) return;
    const background = colorsIn(style.backgroundColor);
    const around = groundOf(part ? element : element.parentElement);
    const add = (inks: string[], ground: string) =>
      mark(nameOf(element, part), inks, ground, 1.15, Number(style.opacity));
    const layers = style.backgroundImage.split(/(?=\b(?:repeating-)?linear-gradient\()/);
    const gradients = layers.map(colorsIn).filter((colors) => colors.length > 0);
    for (const colors of gradients) add(colors, background[0] ?? around);
    const shape = [...background, ...bordersOf(style), ...colorsIn(style.boxShadow)];
    if (!isDrawing(element, part, style)) return;
    if (shape.length > 0 || gradients.length === 0) add(shape, around);
  }

  /** Forced colors remove the colors that show the length of a bar, so it needs a border. */
  function checkBar(bar: Element): void {
    if (getComputedStyle(bar).borderTopWidth === '0px') faults.push(`${nameOf(bar)} has no length`);
  }

  /** A logo is whole, and another picture that is cropped keeps the point that the owner chose. */
  function checkCrop(image: HTMLImageElement): void {
    const { objectFit, objectPosition } = getComputedStyle(image);
    if (image.closest('.logo') && objectFit === 'cover') faults.push(`${image.src} is cropped`);
    const probe = document.createElement('img');
    probe.style.objectPosition = image.style.objectPosition;
    document.body.append(probe);
    const chosen = getComputedStyle(probe).objectPosition;
    probe.remove();
    if (!image.style.objectPosition || objectFit !== 'cover') return;
    if (objectPosition !== chosen)
      faults.push(`"${image.alt}" shows ${objectPosition}, not ${chosen}`);
  }

  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };

  /** An element, and those around it and in it. */
  const near = (control: Element) => {
    const elements = [...(control.parentElement?.querySelectorAll('*') ?? [])];
    for (let each: Element | null = control.parentElement; each; each = each.parentElement) {
      elements.push(each, ...each.children);
    }
    return new Set(elements);
  };

  /** What can have the focus gets the only outline that was not there before. */
  function checkOutlines(controls: HTMLElement[]): void {
    const panels = [...document.querySelectorAll('details')].filter(({ open }) => open);
    (document.activeElement as HTMLElement).blur();
    const before = new Set([...document.querySelectorAll('*')].filter(hasOutline));
    for (const control of controls) {
      // The focus on another control closes the menu.
      for (const panel of panels) panel.open = true;
      control.focus({ preventScroll: true });
      const added = [...near(control)].filter((each) => hasOutline(each) && !before.has(each));
      const { outlineColor, outlineWidth } = getComputedStyle(control);
      const what = nameOf(control, ` ${control.getAttribute('name') ?? ''}`);
      if (added.length !== 1 || added[0] !== control || Number.parseFloat(outlineWidth) < 2) {
        faults.push(`${what} has the focus, and ${added.length} outlines show it`);
      }
      mark(`the outline of ${what}`, [outlineColor], groundOf(control.parentElement), 3);
    }
    (document.activeElement as HTMLElement).blur();
  }

  function checkField(field: Element, what: string, style: CSSStyleDeclaration): void {
    mark(`the border of ${what}`, bordersOf(style), groundOf(field.parentElement), 3);
    // iOS zooms in on smaller letters.
    if (Number.parseFloat(style.fontSize) < 16 || !fonts.includes(style.fontFamily))
      faults.push(`${what} has letters of ${style.fontSize} in ${style.fontFamily}`);
    if (Number.parseFloat(style.paddingInlineStart) < 4) faults.push(`${what} has no padding`);
    if (style.unicodeBidi !== 'plaintext') faults.push(`${what} has one direction only`);
  }

  function checkControl(control: HTMLElement): void {
    const style = getComputedStyle(control);
    const what = nameOf(control, ` ${control.getAttribute('name') ?? ''}`);
    if (style.pointerEvents === 'none') faults.push(`${what} cannot be clicked`);
    if (control.matches('[name]:not([type=radio])')) checkField(control, what, style);
    else if (style.cursor !== 'pointer') faults.push(`${what} has no pointer`);
  }

  /** What is chosen or current looks different from its neighbors. */
  function checkState(element: Element, list: string, kind: string): void {
    const look = (each: Element) =>
      ['', '::before', '::after']
        .map((part) => getComputedStyle(each, part))
        .map((style) =>
          [style.backgroundColor, style.border, style.content, style.fontWeight].join(),
        )
        .join();
    const others = [...(element.closest(list)?.querySelectorAll(kind) ?? [])];
    if (others.some((other) => other !== element && look(other) === look(element))) {
      faults.push(`${nameOf(element)} is chosen, but looks like the others`);
    }
  }

  /** Screen readers skip generated text. The dots of a row have an empty one: `"·" / ""`. */
  function checkGeneratedText(element: Element, part: string, { content }: CSSStyleDeclaration) {
    if (part && /^"[^"]*[^"\s][^"]*"$/.test(content) && !element.closest('[aria-hidden]')) {
      faults.push(`${nameOf(element, part)} makes screen readers read ${content}`);
    }
  }

  /** The dot before the first text of a line is outside of its row, which cuts it off. */
  function checkRow(row: Element): void {
    const edges = row.getBoundingClientRect();
    const { overflowX } = getComputedStyle(row);
    for (const text of row.children) {
      const { left, right, top } = text.getBoundingClientRect();
      const before = text.previousElementSibling?.getBoundingClientRect();
      if (before !== undefined && before.bottom > top) continue;
      const dot = Number.parseFloat(getComputedStyle(text, '::before').width) / 2;
      const beyond = isRightToLeft ? right - dot - edges.right : edges.left - left - dot;
      if (overflowX === 'visible' || beyond < 1) {
        faults.push(`${nameOf(text)} begins with a dot`);
      }
    }
  }

  /** What opens over the page hides it. */
  function checkPanel(element: Element): void {
    const { position, backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isPanel = /fixed|absolute/.test(position) && borderTopWidth !== '0px';
    if (isPanel && element.textContent && !isOpaque(backgroundColor)) {
      faults.push(`the page is visible behind ${nameOf(element)}`);
    }
  }

  /** What has no room for a heading or a name hides it from the eye only. */
  function checkName(name: Element): void {
    const parent = name.parentElement as Element;
    if (parent.checkVisibility({ visibilityProperty: true }) && !name.checkVisibility()) {
      faults.push(`screen readers do not read ${nameOf(name)}`);
    }
  }

  function checkElement(element: HTMLElement): void {
    if (element.closest('[hidden]')) faults.push(`${nameOf(element)} is hidden, but visible`);
    if (isSpoken(element)) return;
    for (const text of ownTexts(element)) checkText(element, text);
    checkPanel(element);
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') continue;
      checkGeneratedText(element, part, style);
      checkMotion(element, part, style);
      checkMarks(element, part, style);
      checkShape(element, part, style);
    }
  }

  function checkListMarker(item: Element): void {
    const { color, listStyleType } = getComputedStyle(item, '::marker');
    if (getComputedStyle(item).display !== 'list-item' || listStyleType === 'none') return;
    const { paddingInlineStart } = getComputedStyle(item.parentElement as Element);
    if (Number.parseFloat(paddingInlineStart) < 12) {
      faults.push(`${nameOf(item)} has its marker outside of the list`);
    }
    mark(nameOf(item, '::marker'), [color], groundOf(item), 3);
  }

  /** The typeface, and that of facts. */
  const fonts = [document.body, document.querySelector('.role > *') ?? document.body].map(
    (each) => getComputedStyle(each).fontFamily,
  );
  const all = [root, ...root.querySelectorAll(':not(script, style, noscript *)')] as HTMLElement[];
  const shown = all.filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const matching = (selector: string) =>
    shown.filter((each) => each.matches(selector) && !each.closest('[inert]'));
  shown.forEach(checkElement);
  root.querySelectorAll('h1, h2, h3, h4, dt, dt span, label, legend').forEach(checkName);
  matching('li').forEach(checkListMarker);
  matching('svg:has(use)').forEach(checkIcon);
  matching('.row').forEach(checkRow);
  matching('summary').forEach(checkDisclosure);
  const selected = getComputedStyle(root, '::selection');
  mark('selected text', [selected.color], selected.backgroundColor, 4.5);
  for (const image of matching('img')) checkCrop(image as HTMLImageElement);
  if (isForced) matching('[role=meter] > *').forEach(checkBar);
  for (const link of matching('[aria-current]')) checkState(link, 'ul', 'a');
  for (const input of matching(':checked')) checkState(input, 'fieldset', 'input');
  const controls = matching('a[href], button, summary, input, textarea');
  controls.forEach(checkControl);
  checkNeighbors(controls);
  checkOutlines(controls);
  return { faults, marks: [...marks.values()] };
}
