import { useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** A line across the screen, 40 % down: the section it crosses is the one being read. */
const readingLine = { rootMargin: '-40% 0px -60% 0px', threshold: 0 };

/**
 * Tells which section the visitor is reading.
 * @param links the sections in order; sections that are not on the page are passed over
 * @returns the section's id, or undefined before the first answer and on pages without sections
 */
export function useCurrentSection(links: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const stops = links.flatMap(({ id }) => {
      const section = document.getElementById(id);
      if (section === null) return [];
      return [observe(section, (inView) => inView && setCurrent(id), readingLine)];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);

  return current;
}
