import { themeKey } from './early-script';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The theme that the page shows. The early script has set the choice of an earlier visit. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themeFrom(theme);
}

/** Turns a stored text into a theme. Any text that is not a theme means "system". */
function themeFrom(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system';
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

/** Stores the choice for the next visit and for other tabs. */
export function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // The browser refuses, or its storage is full: the choice lasts until the visitor leaves.
  }
}

/**
 * Calls `follow` when the visitor chooses a theme in another tab.
 * @returns a function that stops this
 */
export function watchOtherTabs(follow: (theme: Theme) => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    // The key is null after the whole storage has been cleared.
    if (key !== themeKey && key !== null) return;
    follow(themeFrom(newValue));
  };
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
}
