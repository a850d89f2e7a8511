import { useDeferredValue } from 'react';

/**
 * Whether React has taken over the exported page. The first render must equal the export. The next
 * one has low priority, so that it does not make hydration a longer task.
 */
export const useIsHydrated = (): boolean => useDeferredValue(true, false);
