import { useEffect } from 'react';
import { observe } from 'react-intersection-observer';

/**
 * Sets `data-dark-header` on the root element while the header lies over the dark last section. The
 * header then has the dark colours, too.
 */
export function useDarkHeader(): void {
  useEffect(() => {
    const section = document.querySelector('section[data-dark]');
    if (section === null) return;
    const mark = (isBelowHeader: boolean) =>
      document.documentElement.toggleAttribute('data-dark-header', isBelowHeader);
    const below = window.innerHeight < 600 ? 75 : 88;
    return observe(section, mark, { rootMargin: `0px 0px -${below}%` });
  }, []);
}
