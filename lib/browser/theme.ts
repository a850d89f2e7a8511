import { storageKey } from './storage-key';

/** Storage key of the visitor's choice. If there is no entry, the page has its first theme. */
export const themeKey = storageKey('theme');

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const choiceFrom = (text: string | null | undefined): ThemeChoice | undefined =>
  themeChoices.find((choice) => choice === text);

/** The theme of the root element, or 'system' if it names none. */
export const appliedChoice = (): ThemeChoice =>
  choiceFrom(document.documentElement.dataset.theme) ?? 'system';

/**
 * Shows a theme, and does not store the choice. At the event, the early script changes the color of
 * the browser's bars (`inline/early.js`).
 */
export function applyChoice(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  dispatchEvent(new Event('theme-color'));
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
 * The visitor's choice, which may have been made on another page of the site.
 * @param firstTheme the theme of visitors who have not chosen one
 */
export function storedChoice(firstTheme: ThemeChoice): ThemeChoice {
  try {
    return choiceFrom(localStorage.getItem(themeKey)) ?? firstTheme;
  } catch {
    // Storage is blocked: each page has its own theme.
    return appliedChoice();
  }
}
