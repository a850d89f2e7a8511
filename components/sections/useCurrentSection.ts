import { useEffect, useState } from 'react';

/**
 * Tells which section the visitor is reading: the last one that begins above a line 40 % down the
 * screen. At the end of the page that is the last of all, even if the screen is so tall that its
 * beginning never comes up to that line.
 * @param links the sections in order; links to another page name none
 * @returns the section's id, or undefined before the first answer and on pages without sections
 */
export function useCurrentSection(
  links: readonly { id: string; href: string }[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const tell = () => {
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      const line = isAtEnd ? Number.POSITIVE_INFINITY : 0.4 * innerHeight;
      const reached = links.filter(({ id, href }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return href === `#${id}` && top !== undefined && top < line;
      });
      setCurrent(reached.at(-1)?.id);
    };
    tell();
    addEventListener('scroll', tell);
    return () => removeEventListener('scroll', tell);
  }, [links]);

  return current;
}
