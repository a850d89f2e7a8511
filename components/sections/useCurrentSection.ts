import { useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** A line across the screen, 40 % down: the section it crosses is the one being read. */
const readingLine = { rootMargin: '-40% 0px -60% 0px', threshold: 0 };

/**
 * Tells which section the visitor is reading. At the end of the page that is the last one, even if
 * the screen is so tall that its beginning never comes up to the reading line.
 * @param links the sections in order; those that are not on this page are passed over
 * @returns the section's id, or undefined before the first answer and on pages without sections
 */
export function useCurrentSection(
  links: readonly { id: string; href: string }[],
): string | undefined {
  const [crossed, setCrossed] = useState<string>();
  const [last, setLast] = useState<string>();

  useEffect(() => {
    const shown = links.filter(
      ({ id, href }) => href === `#${id}` && document.getElementById(id) !== null,
    );
    // Told late, browsers tell it section by section: of one that the page has jumped over, in and
    // out, maybe after the one where it has arrived.
    const underLine = new Set<string>();
    const tellCrossed = (id: string, isUnderLine: boolean) => {
      if (isUnderLine) underLine.add(id);
      else underLine.delete(id);
      const reached = shown.filter((section) => underLine.has(section.id)).at(-1);
      if (reached) setCrossed(reached.id);
    };
    const stops = shown.map(({ id }) => {
      const section = document.getElementById(id) as HTMLElement;
      return observe(section, (isInView) => tellCrossed(id, isInView), readingLine);
    });
    const footer = document.querySelector('footer');
    if (footer !== null) {
      const tell = (isInView: boolean) => setLast(isInView ? shown.at(-1)?.id : undefined);
      stops.push(observe(footer, tell, { threshold: 0.9 }));
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);

  return last ?? crossed;
}
