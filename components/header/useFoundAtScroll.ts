import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('scroll', onChange, { signal });
  window.addEventListener('resize', onChange, { signal });
  return () => controller.abort();
}

/** What a function finds at the scroll position, in each frame; undefined before hydration. */
export const useFoundAtScroll = (find: () => string | undefined) =>
  useSyncExternalStore(subscribe, find, () => undefined);
