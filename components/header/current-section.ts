/**
 * The share of the window's height in which most visitors read. A section whose title has just come
 * up from below is not read yet.
 */
const READING_LINE = 0.4;

/**
 * Finds the section that the visitor is reading: the last one that begins above `READING_LINE`. At
 * the end of the page it is the last section, even if the window is so tall that this section
 * begins below the line.
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
 * What has a ground of its own, from top to bottom. `TailPart` of the coast is sea within Skills.
 */
const grounds = 'main > section, [data-ground=sea], footer';

/**
 * Finds the ground behind the header, for example 'deep' while Projects is there. At the top of the
 * page the header is transparent. Then nothing is measured, because that would delay hydration.
 */
export function findGroundOfHeader(): string | undefined {
  const header = document.querySelector('header');
  if (scrollY === 0 || header === null) return undefined;
  return lastAbove(header.offsetHeight, grounds)?.dataset.ground;
}

/** The last of the elements that begin above a line, which is a distance from the window's top. */
const lastAbove = (line: number, selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).findLast(
    (element) => beginningOf(element) < line,
  );

/** Where a section begins: at the highest point of its shore. */
const beginningOf = (element: HTMLElement) =>
  (element.querySelector(':scope > [data-shore]') ?? element).getBoundingClientRect().top;
