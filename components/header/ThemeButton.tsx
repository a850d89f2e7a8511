'use client';

import { useSyncExternalStore } from 'react';
import { chooseTheme, shownTheme, subscribeToTheme } from '@/lib/browser/theme';
import { Icon } from '../ui/Icon';

/**
 * Changes between the light and the dark theme. Until it is pressed, the system or the owner
 * decides. It is disabled until hydration.
 * @param label the name of the dark theme, which is on while the button is pressed
 */
export function ThemeButton({ label }: { label: string }) {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => undefined);
  return (
    <button
      type="button"
      className="theme"
      title={label}
      aria-pressed={theme && theme === 'dark'}
      disabled={theme === undefined}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="contrast" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
