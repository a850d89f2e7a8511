'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  appliedChoice,
  applyChoice,
  storeChoice,
  storedChoice,
  type ThemeChoice,
  themeChoices,
} from '@/lib/browser/theme';
import type { Words } from '@/lib/words/words';
import { Icon } from '../ui/Icon';

const choiceIcons = { light: 'sun', dark: 'moon', system: 'device-desktop' } as const;

interface ThemeSwitchProps {
  firstTheme?: ThemeChoice;
  words: Pick<Words['header'], 'theme' | ThemeChoice>;
}

/** A switch between light, dark and the system's theme. It is disabled until hydration. */
export function ThemeSwitch({ firstTheme = 'system', words }: ThemeSwitchProps) {
  const [chosen, setChosen] = useState<ThemeChoice>();

  const show = useCallback((choice: ThemeChoice) => {
    setChosen(choice);
    applyChoice(choice);
  }, []);

  useEffect(() => {
    // The early script has applied the choice. Only the inputs do not show it yet.
    setChosen(appliedChoice());
    // After "Back", a page that the browser has kept does not know what was chosen meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) show(storedChoice(firstTheme));
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [show, firstTheme]);

  function choose(choice: ThemeChoice) {
    show(choice);
    storeChoice(choice, firstTheme);
  }

  return (
    <fieldset disabled={chosen === undefined}>
      <legend className="visually-hidden">{words.theme}</legend>
      {themeChoices.map((choice) => (
        <label key={choice} title={words[choice]}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={chosen === choice}
            onChange={() => choose(choice)}
          />
          <Icon name={choiceIcons[choice]} />
          <span className="visually-hidden">{words[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
