import { useDeferredValue } from 'react';

/**
 * Whether React has hydrated the exported page. The first render must be equal to the export, so
 * `useDeferredValue` returns its initial value, `false`. React then renders again with `true`. A
 * state that an effect sets would do the same, but at high priority: hydration would become a
 * longer task.
 */
export const useIsHydrated = (): boolean => useDeferredValue(true, false);
