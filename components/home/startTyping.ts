import Typewriter from 'typewriter-effect/dist/core';
import { directionOfText } from './directionOfText';

/** Milliseconds. */
const typing = { perCharacter: 80, perBackspace: 60, pause: 2000 } as const;

/** How long the cursor is on, then off, in milliseconds. */
const BLINK = 550;

/** The shortest delay of the library: a character in each frame. */
const EACH_FRAME = 1;

export interface TypedHeadline {
  /** The grapheme clusters of each phrase. None is empty. */
  phrases: readonly (readonly string[])[];
  /** The index of the current phrase, which the loop changes. */
  position: { current: number };
  /** The element around `typed` and `rest`. It has the direction of the current phrase. */
  line: HTMLElement;
  /** The element for the typed part of a phrase. It has `data-off` while the cursor is hidden. */
  typed: HTMLElement;
  /** The element for the untyped part, which is invisible but keeps its space. */
  rest: HTMLElement;
}

/**
 * Starts the loop with the pause after the current phrase. The page already shows all of it.
 * @returns a function that stops the loop and shows the whole current phrase
 */
export function startTyping({ phrases, position, line, typed, rest }: TypedHeadline): () => void {
  let stopPause = () => {};
  /** How many characters of the current phrase the library has typed. */
  let typedCount = 0;
  /** Whether visitors see what is typed. The first phrase is typed unseen: the page shows it. */
  let isTypingVisible = false;

  const currentPhrase = () => phrases[position.current] ?? [];
  const nextIndex = () => (position.current + 1) % phrases.length;

  const show = (count: number) => {
    const phrase = currentPhrase();
    line.dir = directionOfText(phrase.join(''));
    typed.textContent = phrase.slice(0, count).join('');
    rest.textContent = phrase.slice(count).join('');
  };
  const showAll = () => show(currentPhrase().length);

  const typewriter = new Typewriter(null, {
    delay: EACH_FRAME,
    deleteSpeed: typing.perBackspace,
    // The security policy forbids its style element.
    skipAddStyles: true,
    // Each text is one character. The default would divide an emoji.
    stringSplitter: (character) => [character],
    // The library adds no text to the page if this returns null.
    onCreateTextNode: () => {
      typedCount += 1;
      if (isTypingVisible) show(typedCount);
      if (isTypingVisible && typedCount === currentPhrase().length) pause();
      return null;
    },
    onRemoveNode: () => {
      isTypingVisible = true;
      typedCount -= 1;
      if (typedCount === 0) position.current = nextIndex();
      show(typedCount);
    },
  });

  const type = (phrase: readonly string[]) => {
    // `typeString` would read a whole phrase as HTML.
    for (const character of phrase) typewriter.typeString(character);
  };
  // The library requests no frames while it has nothing to do. In its own pauses it requests all.
  const pause = () => {
    stopPause = startPause(typed, () => {
      // The library may still be typing a first phrase of more than 120 characters. Started twice,
      // it could not be stopped.
      typewriter.stop();
      // 0 is no speed. With one, the library would take two steps more: to set and to reset it.
      typewriter.deleteAll(0);
      type(phrases[nextIndex()] ?? []);
      typewriter.start();
    });
  };

  showAll();
  pause();
  // The library can only erase what it has typed. So it types the phrase that the page shows,
  // unseen and during the pause.
  type(currentPhrase());
  typewriter.changeDelay(typing.perCharacter).start();

  return () => {
    typewriter.stop();
    stopPause();
    showAll();
  };
}

/**
 * Lets the cursor blink for the length of a pause.
 * @param typed the element with the cursor
 * @returns a function that ends the pause early
 */
function startPause(typed: HTMLElement, onEnd: () => void): () => void {
  const stop = () => {
    clearTimeout(pauseTimer);
    clearInterval(blinkTimer);
    typed.removeAttribute('data-off');
  };
  const blinkTimer = window.setInterval(() => typed.toggleAttribute('data-off'), BLINK);
  // The library waits before it erases the first character, too.
  const pauseTimer = window.setTimeout(() => {
    stop();
    onEnd();
  }, typing.pause - typing.perBackspace);
  return stop;
}
