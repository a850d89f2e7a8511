'use client';

import { useDeferredValue, useLayoutEffect } from 'react';

// Whether scripts run, for styles (`data-scripts` of `<html>`, which `scripts-expected.js`
// describes) and for components (`useIsHydrated`).

/** Selects an element where scripts are off or missing. */
export const withoutScripts = ':root:not([data-scripts]) &';

/** Tells styles and inline scripts that React has hydrated the page. */
export function ScriptsSignal() {
  // Before the next paint: React may have drawn the page again, without attributes of `<html>`.
  useLayoutEffect(() => {
    document.documentElement.dataset.scripts = 'running';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

/**
 * Whether React has hydrated the exported page. It is false in the first render, which must equal
 * the export, and then becomes true in a render of low priority, so that hydration stays short.
 */
export const useIsHydrated = (): boolean => useDeferredValue(true, false);
