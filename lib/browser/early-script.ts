import { storageKey } from '../hosting/addresses';

/** Where the visitor's choice of theme is kept: "light" or "dark"; nothing means: as the system. */
export const themeKey = storageKey('theme');

declare global {
  interface Window {
    /** As much of Trusted Types as is used; TypeScript's own types do not have them yet. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { [rule in 'createScriptURL' | 'createHTML']?: (value: string) => string | null },
      ): { createScriptURL(address: string): string };
    };
  }
}

/**
 * Runs inline before the first paint, hashed by the security policy. Only its own text comes into
 * the page: it may use nothing from outside of it but types and what browsers have.
 *
 * It sets what would be seen late otherwise: the chosen theme, and the header of a page that is
 * reloaded half-way down. It owns the `data-scrolled` attribute for good. From `data-touched` on,
 * when the visitor has moved or pressed anything, changes may be gradual.
 *
 * And it adds the page's scripts, whose addresses the build puts into `data-scripts` of its
 * element (`scripts/build/after/pages.ts`), when the page has been painted: sooner they would
 * take the line from the typeface and the portrait. Under `next dev` they load as Next has them.
 */
function runEarly(themeKey: string): void {
  const root = document.documentElement;
  const waiting = document.currentScript?.dataset.scripts?.split(' ') ?? [];

  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is refused: the theme is the system's.
  }

  // 50 px: specification, section 2.
  const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 50);
  addEventListener('scroll', markScrolled);
  // The scroll event comes one frame late when a reloaded page is put back where it was; what is
  // told of the page's new height comes before that frame is painted.
  new ResizeObserver(markScrolled).observe(root);

  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    const markTouched = () => root.setAttribute('data-touched', '');
    addEventListener(type, markTouched, { once: true, passive: true });
  }

  const startScripts = () => {
    if (waiting.length === 0) return;
    // The page's default policy for trusted types comes only with these scripts.
    const policy = window.trustedTypes?.createPolicy('scripts', {
      createScriptURL: (address) => address,
    });
    for (const address of waiting.splice(0)) {
      const script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(address) : address;
      // They load side by side and run in this order.
      script.async = false;
      document.head.append(script);
      // React finds its scripts by this attribute, and would load them again without it. Set
      // from the start it would let them run in any order.
      script.setAttribute('async', '');
    }
  };
  addEventListener('DOMContentLoaded', () => {
    setTimeout(startScripts, 4000);
    new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true });
  });
  // A page in a background tab is not painted, and Firefox tells of no paint where it has scrolled
  // the page first: to a fragment, say.
  addEventListener('load', () => {
    setTimeout(startScripts, document.hidden ? 0 : 500);
  });
}

/** The early script as it stands in the page. Nothing of it may read `</script`. */
export const earlyScript = `(${runEarly})(${JSON.stringify(themeKey)})`;
