import { useEffect, useEffectEvent } from 'react';

export interface SectionAnchor {
  id: string;
  label: string;
  /** `#skills`, or an address of the home page with this fragment. */
  href: string;
}

/**
 * Finds the section that the visitor is reading: the last one that begins above a line at 40 % of
 * the window's height. At the end of the page it is the last section, even if the window is so tall
 * that this section begins below the line.
 * @param links the sections in order; links to other pages are ignored
 * @returns the section's id; undefined on pages without sections
 */
export function findCurrentSection(links: readonly SectionAnchor[]): string | undefined {
  const { scrollY, innerHeight } = window;
  // The browser rounds these values, so the sum may be up to 2 px less than the height.
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? Number.POSITIVE_INFINITY : 0.4 * innerHeight;
  const sections = links.flatMap(({ id, href }) => {
    const section = href === `#${id}` ? document.getElementById(id) : null;
    return section === null ? [] : [section];
  });
  return sections.findLast((section) => shoreTop(section) < line)?.id;
}

/** Where a section begins: at its shore, to which a jump scrolls. */
const shoreTop = (section: HTMLElement) =>
  section.getBoundingClientRect().top -
  Number.parseFloat(getComputedStyle(section).scrollMarginTop || '0');

/** Calls a function after hydration, and whenever the page scrolls or the window is resized. */
export function useScrollListener(update: () => void): void {
  const onScroll = useEffectEvent(update);
  useEffect(() => {
    const listener = () => onScroll();
    listener();
    const controller = new AbortController();
    window.addEventListener('scroll', listener, { signal: controller.signal });
    window.addEventListener('resize', listener, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}
