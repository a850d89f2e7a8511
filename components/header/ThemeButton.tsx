import { useSyncExternalStore } from 'react';
import { storageKey } from '@/lib/addresses/urls';
import type { Theme } from '@/lib/design/palette';
import { Icon } from '../ui/Icon';
import { ThemeToggle } from './Header.styles';

// `inline/theme.js` shows a stored theme before the first paint, and one that another tab stores.
// At the event `themechange`, which both send, it colors the browser's bars.

const isDarkShown = (): boolean =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark');

/** Shows a theme, and stores it for the next visit and for other tabs. */
function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new Event('themechange'));
  try {
    localStorage.setItem(storageKey('theme'), theme);
  } catch {
    // Storage is blocked or full: the choice lasts until the visitor leaves.
  }
}

function subscribeToTheme(onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal });
  addEventListener('themechange', onChange, { signal });
  return () => controller.abort();
}

interface ThemeButtonProps {
  /** The name of the dark theme, which is on while the button is pressed. */
  label: string;
}

/**
 * Changes between the light and the dark theme. Until it is pressed, the system or the owner
 * decides. It appears with hydration, and its room is free until then.
 */
export function ThemeButton({ label }: ThemeButtonProps) {
  const isDark = useSyncExternalStore(subscribeToTheme, isDarkShown, () => undefined);
  return (
    <ThemeToggle
      type="button"
      title={label}
      aria-pressed={isDark}
      disabled={isDark === undefined}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name="contrast-filled" />
      <span>{`${label} `}</span>
    </ThemeToggle>
  );
}
