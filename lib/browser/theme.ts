import type { Theme } from '../design/palette';
import { storageKey } from './storage-key';

/** Storage key of the visitor's choice. */
export const themeKey = storageKey('theme');

const changeEvent = 'theme-change';

/** The theme that the visitor sees. */
export const shownTheme = (): Theme =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';

/** Shows a theme, and gives the bars of the browser the color of the page (`theme-color`). */
function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const color = getComputedStyle(root).getPropertyValue('--page');
  for (const bars of document.querySelectorAll('meta[name="theme-color"]')) {
    bars.setAttribute('content', color);
  }
  dispatchEvent(new Event(changeEvent));
}

/** Shows a theme, and stores it for the next visit and for other tabs. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked or full: the choice lasts until the visitor leaves.
  }
}

/** Shows the theme that the visitor has chosen in another tab, or on another page. */
function showChosenTheme(): void {
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'light' || theme === 'dark') showTheme(theme);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Calls a function after each change of the theme, and follows changes elsewhere.
 * @returns a function that ends both
 */
export function subscribeToTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(changeEvent, onChange, { signal });
  system.addEventListener('change', onChange, { signal });
  // Browsers send 'storage' to the other tabs.
  addEventListener('storage', ({ key }) => key === themeKey && showChosenTheme(), { signal });
  // After "Back", a page that the browser has kept does not know what was chosen meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && showChosenTheme(), { signal });
  return () => controller.abort();
}
