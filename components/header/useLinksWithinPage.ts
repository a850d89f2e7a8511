import { useEffect } from 'react';

/**
 * Links within the page scroll smoothly: `elements.ts` has the rule for `data-follows-link`. All
 * other ways to a place jump there at once, like "Back" and a search in the page. A link to what a
 * closed `<details>` contains opens it, which older browsers do not do themselves.
 */
export function useLinksWithinPage(): void {
  useEffect(() => {
    const root = document.documentElement;
    // The address of the page may be that of a folded project, too.
    const target = document.querySelector(':target');
    const fold = target?.closest('details:not([open])');
    fold?.setAttribute('open', '');
    if (fold) target?.scrollIntoView();
    const followLink = ({ target }: MouseEvent) => {
      // The target may be the document, if a script sends the click.
      if (!(target instanceof Element)) return;
      const href = target.closest('a[href^="#"]')?.getAttribute('href');
      if (!href) return;
      document.getElementById(href.slice(1))?.closest('details')?.setAttribute('open', '');
      root.dataset.followsLink = '';
      // Browsers start to scroll in the next frame at the latest.
      requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.followsLink));
    };
    document.addEventListener('click', followLink);
    return () => document.removeEventListener('click', followLink);
  }, []);
}
