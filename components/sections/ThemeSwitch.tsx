'use client';

import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { themeKey } from '@/lib/browser/early-script';
import { media } from '../theme/media';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

interface ThemeSwitchProps {
  /** Names the choice to screen readers. */
  title: string;
  choices: Record<Theme, { label: string; icon: ReactNode }>;
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

/** WebKit on Linux (2.52) crashes in a view transition on some machines (block/buzz#5768). */
const crashes = () => /Linux(?!.*Chrome).*AppleWebKit/.test(navigator.userAgent);

/** Makes a change of the whole page, as a cross-fade where the browser can and motion is wanted. */
function fade(change: () => void): void {
  const canFade =
    'startViewTransition' in document &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches &&
    !crashes();
  if (canFade) document.startViewTransition(change);
  else change();
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

  // What was chosen at an earlier visit the early script has put on the root element.
  useEffect(() => {
    const chosen = (document.documentElement.dataset.theme ?? 'system') as Theme;
    setTheme(chosen);
    showTheme(chosen);
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
              rememberTheme(each);
              fade(() => showTheme(each));
            }}
          />
          {choices[each].icon}
          <VisuallyHidden>{choices[each].label}</VisuallyHidden>
        </Choice>
      ))}
    </Switch>
  );
}

/** Without scripts it could do nothing, so it is not shown; its place is kept. */
const Switch = styled.fieldset`
  display: inline-flex;
  margin-top: var(--space-1);
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  &:disabled {
    visibility: hidden;
  }
  ${media.desktop} {
    margin-top: 0;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: calc(var(--radius-sm) - 1px);

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border-radius: inherit;
    appearance: none;
    cursor: pointer;
  }
  svg {
    position: relative;
    pointer-events: none;
  }
  :checked {
    background: var(--ink);
    + svg {
      color: var(--paper);
    }
    @media (forced-colors: active) {
      background: Highlight;
      + svg {
        color: HighlightText;
      }
    }
  }
  ${media.desktop} {
    @media (pointer: fine) {
      width: 2.25rem;
      height: 2.25rem;
    }
  }
`;
