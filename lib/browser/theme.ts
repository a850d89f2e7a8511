import type { Theme } from '../design/palette';
import { storageKey } from './storage-key';

/** Storage key of the visitor's choice. */
export const themeKey = storageKey('theme');

/** The name of the event that tells a change of the page's theme. */
export const themeEvent = 'theme-change';

/** The theme that the visitor sees. */
export const shownTheme = (): Theme =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';

/** Shows a theme, and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new Event(themeEvent));
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked or full: the choice lasts until the visitor leaves.
  }
}

/** Calls a function after each change of the theme; returns a function that ends the calls. */
export function subscribeToTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(themeEvent, onChange, { signal });
  system.addEventListener('change', onChange, { signal });
  return () => controller.abort();
}
