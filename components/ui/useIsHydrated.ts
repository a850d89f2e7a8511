import { useDeferredValue } from 'react';

/**
 * Whether React has taken over the exported page. The first render must equal the export, so it
 * gets the initial value, `false`. React then renders again with `true` at low priority, so that
 * hydration does not become a longer task.
 */
export const useIsHydrated = (): boolean => useDeferredValue(true, false);
