import Typewriter from 'typewriter-effect/dist/core';

/** Milliseconds (specification, section 9). */
const typing = { perCharacter: 80, perBackspace: 60, pause: 2000 } as const;

/** How long the cursor is on, then off, in milliseconds. */
const BLINK = 550;

export interface TypedHeadline {
  /** The grapheme clusters of each phrase. None is empty. */
  phrases: readonly (readonly string[])[];
  /** Index of the phrase that is shown. */
  current: number;
  /** The element for the typed part of a phrase. It has `data-off` while the cursor is hidden. */
  typed: HTMLElement;
  /** The element for the untyped part, which is invisible but keeps its space. */
  rest: HTMLElement;
}

/** As fast as the library can: one step in each frame. */
const AT_ONCE = 1;

/**
 * Starts the loop with the pause after the current phrase. The page already shows all of it.
 * @returns a function that stops the loop and shows the whole current phrase
 */
export function startTyping(headline: TypedHeadline): () => void {
  const { phrases, typed, rest } = headline;
  // Changing two texts costs the browser less than adding and removing one for each character.
  const typedText = new Text();
  const restText = new Text();
  const startedAt = performance.now();
  let timer: number | undefined;
  let blinking: number | undefined;
  /** How many characters of the current phrase the library has typed. */
  let length = 0;
  /** At the start the library types the current phrase, too, which the page already shows. */
  let isCatchingUp = true;

  const currentPhrase = () => phrases[headline.current] ?? [];

  const show = (count: number) => {
    typedText.data = currentPhrase().slice(0, count).join('');
    restText.data = currentPhrase().slice(count).join('');
  };

  const stop = () => {
    typewriter.stop();
    clearTimeout(timer);
    clearInterval(blinking);
    typed.removeAttribute('data-off');
  };

  // The library is stopped while it waits. Otherwise it requests every frame, even in `pauseFor`.
  const wait = (milliseconds: number) => {
    stop();
    timer = window.setTimeout(proceed, milliseconds);
  };

  const proceed = () => {
    stop();
    typewriter.start();
  };

  const pause = (milliseconds: number) => {
    wait(milliseconds);
    blinking = window.setInterval(() => typed.toggleAttribute('data-off'), BLINK);
  };

  const typewriter = new Typewriter(null, {
    loop: true,
    delay: AT_ONCE,
    // The security policy forbids its style element.
    skipAddStyles: true,
    // The default divides a character of several code units.
    stringSplitter: (character) => [character],
    onCreateTextNode: () => {
      length += 1;
      const isWhole = length === currentPhrase().length;
      if (isCatchingUp && !isWhole) return null;
      show(length);
      if (!isWhole) wait(typing.perCharacter);
      else pause(isCatchingUp ? startedAt + typing.pause - performance.now() : typing.pause);
      isCatchingUp = false;
      return null;
    },
    onRemoveNode: () => {
      length -= 1;
      if (length === 0) headline.current = (headline.current + 1) % phrases.length;
      show(length);
      wait(length === 0 ? typing.perCharacter : typing.perBackspace);
    },
  });

  for (const index of phrases.keys()) {
    const phrase = phrases[(headline.current + index) % phrases.length] ?? [];
    // `typeString` parses HTML in a phrase, but not in a single character.
    for (const character of phrase) typewriter.typeString(character);
    typewriter.deleteAll(AT_ONCE);
  }
  typed.replaceChildren(typedText);
  rest.replaceChildren(restText);
  show(currentPhrase().length);
  typewriter.start();

  return () => {
    stop();
    show(currentPhrase().length);
  };
}
