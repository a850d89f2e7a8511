/** A section whose title has just come up is not read yet: most visitors read the upper part. */
const READING_LINE = 0.4;

/**
 * Finds the section that the visitor is reading: the last one that begins above `READING_LINE`, a
 * share of the window's height. At the end of the page it is the last section, even if the window
 * is so tall that this section begins below the line.
 * @returns the section's id; undefined or '' on pages without such sections
 */
export function findCurrentSection(): string | undefined {
  const { scrollY, innerHeight } = window;
  // The browser rounds these values, so the sum may be up to 2 px less than the height.
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? Number.POSITIVE_INFINITY : READING_LINE * innerHeight;
  return lastAbove(line, 'main > section')?.id;
}

/**
 * Finds the ground behind the header: that of the last section, from the highest point of its shore
 * on, or the sea, where the coast of the skills leaves the section. At the top of the page, it asks
 * for no layout.
 */
export function findGroundOfHeader(): string | undefined {
  const header = document.querySelector('header');
  if (scrollY === 0 || header === null) return undefined;
  const parts = 'main > section, [data-ground=sea], footer';
  return lastAbove(header.offsetHeight, parts)?.dataset.ground;
}

/** The last of the elements that begin above a line. */
const lastAbove = (line: number, selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).findLast(
    (element) => shoreTop(element) < line,
  );

/** Where a section begins: at its shore, to which a jump scrolls. */
const shoreTop = (section: HTMLElement) =>
  section.getBoundingClientRect().top -
  // The scroll margin is '' in jsdom, in which tests run.
  Number.parseFloat(getComputedStyle(section).scrollMarginTop || '0');
