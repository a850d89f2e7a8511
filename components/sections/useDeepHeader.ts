import { useEffect } from 'react';
import { observe } from 'react-intersection-observer';

/**
 * Sets `data-dived` on the root element while the header lies over the deep section, whose colours it
 * then takes. It changes while the shore passes below the header, about 100 px from the top.
 */
export function useDeepHeader(): void {
  useEffect(() => {
    const section = document.querySelector('section[data-deep]');
    if (section === null) return;
    const mark = (isBelowHeader: boolean) =>
      document.documentElement.toggleAttribute('data-dived', isBelowHeader);
    const below = window.innerHeight < 600 ? 75 : 88;
    return observe(section, mark, { rootMargin: `0px 0px -${below}%` });
  }, []);
}
