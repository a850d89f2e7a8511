import { useDeferredValue } from 'react';

/**
 * Whether React has hydrated the exported page. The first render must be equal to the export, so it
 * gets the initial value, `false`. React then renders again with `true`. It does this at low
 * priority, so that hydration does not become a longer task.
 */
export const useIsHydrated = (): boolean => useDeferredValue(true, false);
