import { useEffect } from 'react';

/**
 * Calls a function after hydration, and whenever the page scrolls or the window changes its size.
 * @param update must not change between renders, or it is called again
 */
export function useScroll(update: () => void): void {
  useEffect(() => {
    update();
    addEventListener('scroll', update);
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [update]);
}
