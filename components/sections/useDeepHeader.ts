import { useEffect } from 'react';
import { observe } from 'react-intersection-observer';

/** How far from the top of the screen the section begins when the colours change: in its shore, in px. */
const LINE = 100;

/**
 * Gives the header the colours of the deep section while it lies over it: sets `data-dived` on the
 * root element.
 */
export function useDeepHeader(): void {
  useEffect(() => {
    const section = document.querySelector('section[data-deep]');
    if (section === null) return;
    const mark = (isBelowHeader: boolean) =>
      document.documentElement.toggleAttribute('data-dived', isBelowHeader);
    let stop: (() => void) | undefined;
    const watch = () => {
      stop?.();
      stop = observe(section, mark, { rootMargin: `0px 0px ${LINE - window.innerHeight}px` });
    };
    watch();
    window.addEventListener('resize', watch);
    return () => {
      stop?.();
      window.removeEventListener('resize', watch);
    };
  }, []);
}
