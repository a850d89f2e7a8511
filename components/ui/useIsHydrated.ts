import { useDeferredValue } from 'react';

/**
 * Whether React has hydrated the exported page. The first render must be equal to the export. A
 * state that an effect sets would do the same, but at high priority, so hydration would become a
 * longer task.
 */
export const useIsHydrated = (): boolean => useDeferredValue(true, false);
