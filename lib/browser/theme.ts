import type { Theme } from '../design/palette';
import { storageKey } from './storage-key';

/** Storage key of the visitor's choice. */
export const themeKey = storageKey('theme');

/** The theme that the visitor sees. */
export const shownTheme = (): Theme =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';

/** Shows a theme, and stores it for the next visit and for other tabs (`inline/early.js`). */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked or full: the choice lasts until the visitor leaves.
  }
}

/**
 * Calls a function after each change of the theme.
 * @returns a function that ends this
 */
export function subscribeToTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
