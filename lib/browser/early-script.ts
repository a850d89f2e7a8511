import { storageKey } from '../hosting/urls';

/** Storage key of the theme, "light" or "dark". If there is no entry, the system decides. */
export const themeKey = storageKey('theme');

/** The id of the `<noscript>` with the links that the early script adds after the first paint. */
export const lateLinksId = 'late';

/**
 * Runs inline before the first paint; the security policy contains its hash. Only the text of this
 * function is put into the page, so it can use types and browser APIs, but no other code.
 *
 * It sets the visitor's theme, and `data-at-top` while the page is scrolled by 50 px or less
 * (specification, section 2). No other script sets `data-at-top`, so the header has its background
 * wherever this script does not run.
 *
 * It also adds the page's scripts and late links after the first paint; earlier they would compete
 * with the typeface and the portrait for the connection. The build puts the addresses of the
 * scripts into `data-scripts` of this element (`scripts/build/after/delay-scripts.ts`). Under `next
 * dev`, Next loads them itself. The late links are in a `<noscript>`, because a page without
 * scripts needs them, too.
 */
function runEarly(themeKey: string, lateLinksId: string): void {
  const root = document.documentElement;
  const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];

  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme applies.
  }

  const markTop = () => root.toggleAttribute('data-at-top', scrollY <= 50);
  markTop();
  addEventListener('scroll', markTop);
  // When a reloaded page returns to its scroll position, the scroll event comes one frame late. The
  // observer reports the page's new height before that frame is painted.
  new ResizeObserver(markTop).observe(root);

  let isLoaded = false;
  const loadLateFiles = () => {
    if (isLoaded) return;
    isLoaded = true;
    const lateLinks = document.getElementById(lateLinksId)?.textContent ?? '';
    document.head.insertAdjacentHTML('beforeend', lateLinks);
    for (const address of scripts) {
      const script = document.createElement('script');
      script.src = address;
      // The scripts load in parallel, and run in this order.
      script.async = false;
      document.head.append(script);
      // React looks for this attribute, and would load the scripts again if it were missing. If it
      // were set before `append`, they would run in any order.
      script.setAttribute('async', '');
    }
  };
  addEventListener('DOMContentLoaded', () => {
    setTimeout(loadLateFiles, 4000);
    new PerformanceObserver(loadLateFiles).observe({ type: 'paint', buffered: true });
  });
  // A page in a background tab is not painted, and Firefox reports no paint if the page has already
  // scrolled, to a fragment for example.
  addEventListener('load', () => setTimeout(loadLateFiles, 500));
}

/** The early script as text for the page. It must not contain `</script`. */
export const earlyScript = `(${runEarly})(${JSON.stringify(themeKey)},${JSON.stringify(lateLinksId)})`;
