import Typewriter from 'typewriter-effect/dist/core';

// Section 9 of the specification. The library takes each step in the first frame after these times.
const MS_PER_CHARACTER = 80;
const MS_PER_ERASED_CHARACTER = 60;
const PAUSE_MS = 2000;
/** Shorter than the pause, because the library adds both delays before it erases a character. */
const TIMER_MS = PAUSE_MS - MS_PER_CHARACTER - MS_PER_ERASED_CHARACTER;
/** How long the cursor is on, then off, during a pause. */
const BLINK_MS = 550;

export interface TypedHeadline {
  /** The characters (grapheme clusters) of each phrase. No phrase is empty. */
  phrases: readonly (readonly string[])[];
  /** The index of the current phrase, which the loop changes. */
  position: { current: number };
  /** The element for the typed part of a phrase. It has `data-off` while the cursor is hidden. */
  typed: HTMLElement;
  /** The element for the untyped part, which is invisible but keeps its space. */
  rest: HTMLElement;
}

/**
 * Starts the endless loop: type a phrase, pause, erase it. The page already shows the whole current
 * phrase. So the library types that phrase once without effect: its loop begins with typing.
 * @returns a function that stops the loop and shows the whole current phrase
 */
export function startTyping({ phrases, position, typed, rest }: TypedHeadline): () => void {
  let typedCount = 0;
  let isCatchingUp = true;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  function show(count: number) {
    const phrase = phrases[position.current] ?? [];
    typed.removeAttribute('data-off');
    typed.textContent = phrase.slice(0, count).join('');
    rest.textContent = phrase.slice(count).join('');
  }

  const typewriter = new Typewriter(null, {
    loop: true,
    delay: MS_PER_CHARACTER,
    deleteSpeed: MS_PER_ERASED_CHARACTER,
    // The content security policy forbids the style element of the library.
    skipAddStyles: true,
    // Without this option, the library would divide an emoji.
    stringSplitter: (character) => [character],
    onCreateTextNode: () => {
      typedCount += 1;
      if (!isCatchingUp) show(typedCount);
      // With this result, the library itself adds nothing to the page.
      return null;
    },
    onRemoveNode: () => {
      isCatchingUp = false;
      typedCount -= 1;
      if (typedCount === 0) position.current = (position.current + 1) % phrases.length;
      show(typedCount);
    },
  });

  // Not with `pauseFor`, in which the library would run code in every frame of the pause.
  function pause() {
    typewriter.stop();
    pauseTimer = setTimeout(() => typewriter.start(), TIMER_MS);
  }

  const fromCurrent = [...phrases.slice(position.current), ...phrases.slice(0, position.current)];
  for (const phrase of fromCurrent) {
    // One character at a time, because `typeString` would read a whole phrase as HTML.
    for (const character of phrase) typewriter.typeString(character);
    // The speed 0 means that `deleteSpeed` stays.
    typewriter.callFunction(pause).deleteAll(0);
  }
  typewriter.start();

  const blinkTimer = setInterval(() => {
    if (rest.textContent === '') typed.toggleAttribute('data-off');
  }, BLINK_MS);

  return () => {
    typewriter.stop();
    clearTimeout(pauseTimer);
    clearInterval(blinkTimer);
    show(Number.POSITIVE_INFINITY);
  };
}
