import { themeKey } from './early-script';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The theme that the page shows. The early script has set the choice of an earlier visit. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme: sets the colours of the page, and of the browser's own bars. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;

  // Browsers use the first theme-color whose media query matches. The page has one for a light and
  // one for a dark system. The tag for a chosen theme has no media query and comes before them.
  const chosenTag = 'theme-color-chosen';
  document.getElementById(chosenTag)?.remove();
  if (theme === 'system') return;
  const tag = document.createElement('meta');
  tag.id = chosenTag;
  tag.name = 'theme-color';
  tag.content = getComputedStyle(root).getPropertyValue('--page').trim();
  document.head.prepend(tag);
}

/** Stores the choice for the next visit. */
export function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // The browser refuses, or its storage is full: the choice lasts until the visitor leaves.
  }
}
