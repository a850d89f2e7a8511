'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { themeKey } from '@/lib/browser/early-script';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Choice, Switch } from './ThemeSwitch.styles';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

interface ThemeSwitchProps {
  /** Names the choice to screen readers. */
  title: string;
  choices: Record<Theme, { label: string; icon: ReactNode }>;
}

/** Reads what the early script has put on the root element. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Colours the page and, through its theme-color tags (light, dark), the browser's own frame. */
function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  const tags = document.querySelectorAll('meta[name="theme-color"]');
  (['light', 'dark'] as const).forEach((scheme, index) => {
    const chosen = theme === scheme ? 'all' : 'not all';
    const media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
    tags[index]?.setAttribute('media', media);
  });
}

/** Keeps the choice for the next visit, where the browser lets a page keep anything. */
function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is refused or full: the choice lasts until the page is left.
  }
}

/** Light, dark, or as the system. */
export function ThemeSwitch({ title, choices }: ThemeSwitchProps) {
  const [theme, setTheme] = useState<Theme>();

  useEffect(() => {
    const initial = currentTheme();
    setTheme(initial);
    showTheme(initial);
  }, []);

  return (
    <Switch disabled={theme === undefined}>
      <VisuallyHidden as="legend">{title}</VisuallyHidden>
      {themes.map((each) => (
        <Choice key={each} title={choices[each].label}>
          <input
            type="radio"
            name="theme"
            value={each}
            checked={theme === each}
            onChange={() => {
              setTheme(each);
              showTheme(each);
              rememberTheme(each);
            }}
          />
          {choices[each].icon}
          <VisuallyHidden>{choices[each].label}</VisuallyHidden>
        </Choice>
      ))}
    </Switch>
  );
}
