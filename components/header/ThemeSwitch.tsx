'use client';

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { themeKey } from '@/lib/browser/early-script';
import type { Words } from '@/lib/words/words';
import { media } from '../theme/media';
import { Icon } from '../ui/Icon';
import { square } from '../ui/Section.styles';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const icons = { light: 'sun', dark: 'moon', system: 'device-desktop' } as const;
type Theme = keyof typeof icons;

/** Sets the colours of the page and, by its theme-color tags (light, dark), of the browser's bars. */
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

/**
 * Runs a change of the whole page, as a cross-fade if the browser has it and motion is allowed. The
 * browser copies the page before a cross-fade, so that begins after the frame with the pressed button.
 */
function fade(change: () => void): void {
  const canFade =
    'startViewTransition' in document &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches &&
    !crashes();
  if (canFade) requestAnimationFrame(() => setTimeout(() => document.startViewTransition(change)));
  else change();
}

/** Stores the choice for the next visit. */
function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // The browser refuses, or its storage is full: the choice lasts until the visitor leaves.
  }
}

/** A switch between light, dark and the system's theme. */
export function ThemeSwitch({ words }: { words: Words['header'] }) {
  const [theme, setTheme] = useState<Theme>();

  // The early script has put the choice of an earlier visit on the root element.
  useEffect(() => {
    const chosen = (document.documentElement.dataset.theme ?? 'system') as Theme;
    setTheme(chosen);
    showTheme(chosen);
  }, []);

  return (
    <Switch disabled={theme === undefined}>
      <VisuallyHidden as="legend">{words.theme}</VisuallyHidden>
      {(['light', 'dark', 'system'] as const).map((each) => (
        <Choice key={each} title={words[each]}>
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
          <Icon name={icons[each]} />
          <VisuallyHidden>{words[each]}</VisuallyHidden>
        </Choice>
      ))}
    </Switch>
  );
}

/** Invisible without scripts, where it would do nothing; its space is kept. */
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
  ${square}
  position: relative;
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
