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
  const sections = Array.from(document.querySelectorAll<HTMLElement>('main > section'));
  return sections.findLast((section) => shoreTop(section) < line)?.id;
}

/** Where a section begins: at its shore, to which a jump scrolls. */
const shoreTop = (section: HTMLElement) =>
  section.getBoundingClientRect().top -
  // The scroll margin is '' in jsdom, in which tests run.
  Number.parseFloat(getComputedStyle(section).scrollMarginTop || '0');
