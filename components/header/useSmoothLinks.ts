import { useEffect } from 'react';

/**
 * Links within the page scroll smoothly: `elements.ts` has the rule for `data-follows-link`. All
 * other ways to a place jump there at once, like "Back" and a search in the page.
 */
export function useSmoothLinks(): void {
  useEffect(() => {
    const root = document.documentElement;
    const followLink = ({ target }: MouseEvent) => {
      if (!(target as Element).closest('a[href^="#"]')) return;
      root.dataset.followsLink = '';
      // Browsers start to scroll in the next frame at the latest.
      requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.followsLink));
    };
    document.addEventListener('click', followLink);
    return () => document.removeEventListener('click', followLink);
  }, []);
}
