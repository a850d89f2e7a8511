'use client';

import { useSyncExternalStore } from 'react';
import { chooseTheme, shownTheme, subscribeToTheme } from '@/lib/browser/theme';
import { Icon } from '../ui/Icon';

interface ThemeButtonProps {
  /** The name of the dark theme, which is on while the button is pressed. */
  label: string;
}

/**
 * Changes between the light and the dark theme. Until it is pressed, the system or the owner
 * decides. It appears with hydration, and its room is free until then.
 */
export function ThemeButton({ label }: ThemeButtonProps) {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => undefined);
  return (
    <button
      type="button"
      title={label}
      aria-pressed={theme && theme === 'dark'}
      disabled={theme === undefined}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="contrast" />
      <span>{`${label} `}</span>
    </button>
  );
}
