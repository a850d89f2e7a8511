import { useSyncExternalStore } from 'react';

/** Whether React has taken over the exported page. The first render must equal the export. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
