'use client';

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import {
  appliedChoice,
  applyChoice,
  storeChoice,
  type ThemeChoice,
  themeChoices,
  watchOtherPages,
} from '@/lib/browser/theme';
import type { Words } from '@/lib/words/words';
import { media } from '../theme/media';
import { Icon } from '../ui/Icon';
import { square } from '../ui/mixins';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const choiceIcons = { light: 'sun', dark: 'moon', system: 'device-desktop' } as const;

/** A switch between light, dark and the system's theme. It is disabled until hydration. */
export function ThemeSwitch({ words }: { words: Words['header'] }) {
  const [chosen, setChosen] = useState<ThemeChoice>();

  useEffect(() => {
    const show = (choice: ThemeChoice) => {
      setChosen(choice);
      applyChoice(choice);
    };
    show(appliedChoice());
    return watchOtherPages(show);
  }, []);

  function choose(choice: ThemeChoice) {
    setChosen(choice);
    applyChoice(choice);
    storeChoice(choice);
  }

  return (
    <Switch disabled={chosen === undefined}>
      <VisuallyHidden as="legend">{words.theme}</VisuallyHidden>
      {themeChoices.map((choice) => (
        <Choice key={choice} title={words[choice]}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={chosen === choice}
            onChange={() => choose(choice)}
          />
          <Icon name={choiceIcons[choice]} />
          <VisuallyHidden>{words[choice]}</VisuallyHidden>
        </Choice>
      ))}
    </Switch>
  );
}

const Switch = styled.fieldset`
  display: inline-flex;
  margin-top: var(--space-1);
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  ${media.desktop} {
    margin-top: 0;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * The input of the chosen theme. `:checked` would be late: the root element has the theme from the
 * first paint on, but the input is checked only after hydration.
 */
const chosenInput = `:is(${[
  ':root[data-theme=light] [value=light]',
  ':root[data-theme=dark] [value=dark]',
  ':root:not([data-theme]) [value=system]',
].join()})`;

// The input fills the label, and the icon is above it. If colors are forced, the chosen input has
// the colors of selected text.
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
  ${chosenInput} {
    background: var(--ink);
    + svg {
      color: var(--page);
    }
  }
  @media (forced-colors: active) {
    --ink: Highlight;
    --page: HighlightText;
  }
  ${media.desktop} {
    @media (pointer: fine) {
      width: 2.25rem;
      height: 2.25rem;
    }
  }
`;
