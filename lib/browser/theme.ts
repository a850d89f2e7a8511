import { storageKey } from './storage-key';

/** Storage key of the visitor's choice. If there is no entry, the page has its first theme. */
export const themeKey = storageKey('theme');

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice of an earlier visit, which the early script has applied, or the first theme. */
export const appliedChoice = (): ThemeChoice =>
  choiceFrom(document.documentElement.dataset.theme) ?? 'system';

const choiceFrom = (text: string | null | undefined): ThemeChoice | undefined =>
  themeChoices.find((choice) => choice === text);

/** Shows a theme, and sets the color of the browser's bar. It does not store the choice. */
export function applyChoice(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;

  // Browsers use the first theme-color whose media query matches. The page has one for a light and
  // one for a dark system. The tag for a chosen theme has no media query, and comes before both. It
  // replaces earlier tags without a media query: from the early script, or for the first theme.
  for (const previous of document.querySelectorAll('meta[name="theme-color"]:not([media])')) {
    previous.remove();
  }
  if (choice === 'system') return;
  const tag = document.createElement('meta');
  tag.name = 'theme-color';
  tag.content = getComputedStyle(root).getPropertyValue('--page').trim();
  document.head.prepend(tag);
}

/**
 * Stores the visitor's choice for the next visit.
 * @param firstTheme the theme of visitors who have not chosen one. For this choice, the entry is
 *   removed.
 */
export function storeChoice(choice: ThemeChoice, firstTheme: ThemeChoice): void {
  try {
    if (choice === firstTheme) localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is blocked or full: the choice lasts until the visitor leaves.
  }
}

/**
 * Calls `onChoice` when the visitor has chosen a theme on another page of the site: in another tab,
 * or before "Back" led to this page.
 * @param firstTheme the theme of visitors who have not chosen one, if the entry was removed
 * @returns a function that removes the listeners
 */
export function watchOtherPages(
  onChoice: (choice: ThemeChoice) => void,
  firstTheme: ThemeChoice,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null after the whole storage has been cleared.
    if (key === themeKey || key === null) onChoice(choiceFrom(newValue) ?? firstTheme);
  };
  // Browsers send no `storage` event to a page in the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    try {
      if (persisted) onChoice(choiceFrom(localStorage.getItem(themeKey)) ?? firstTheme);
    } catch {
      // Storage is blocked: each page has its own theme.
    }
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => listeners.abort();
}
