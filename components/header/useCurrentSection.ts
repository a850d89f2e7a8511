import { useEffect, useState } from 'react';

/**
 * The section the visitor is reading: the last one that begins above a line 40 % down the screen. At
 * the end of the page it is the last section, even if a tall screen keeps it below that line.
 * @param links the sections in order; links to other pages are ignored
 * @returns the section's id; undefined before hydration and on pages without sections
 */
export function useCurrentSection(
  links: readonly { id: string; href: string }[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const update = () => {
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      const line = isAtEnd ? Number.POSITIVE_INFINITY : 0.4 * innerHeight;
      const reached = links.filter(({ id, href }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return href === `#${id}` && top !== undefined && top < line;
      });
      setCurrent(reached.at(-1)?.id);
    };
    update();
    addEventListener('scroll', update);
    return () => removeEventListener('scroll', update);
  }, [links]);

  return current;
}
