import { useEffect, useEffectEvent } from 'react';

/** Calls a function after hydration, and whenever the page scrolls or the window is resized. */
export function useScrollListener(update: () => void): void {
  const onScroll = useEffectEvent(update);
  useEffect(() => {
    const listener = () => onScroll();
    listener();
    addEventListener('scroll', listener);
    addEventListener('resize', listener);
    return () => {
      removeEventListener('scroll', listener);
      removeEventListener('resize', listener);
    };
  }, []);
}
