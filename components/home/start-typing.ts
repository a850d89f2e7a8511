import Typewriter from 'typewriter-effect/dist/core';

// This file is loaded late. It imports nothing that the page imports, too, because the bundler
// would make one more file of that, which the page then waits for.

// Section 9 of the specification.
const MS_PER_CHARACTER = 80;
const MS_PER_ERASED_CHARACTER = 60;
const PAUSE_MS = 2000;
/** How long the cursor is on, then off, during a pause. */
const BLINK_MS = 550;

export interface TypedHeadline {
  /** The characters (grapheme clusters) of each phrase. No phrase is empty. */
  phrases: readonly (readonly string[])[];
  /** The index of the current phrase, which the loop changes. */
  position: { current: number };
  /** The elements for the typed part of a phrase, and for the rest, which is invisible. */
  typed: HTMLElement;
  rest: HTMLElement;
}

/**
 * Starts an endless loop: pause, erase the phrase, type the next one. The library takes the steps
 * of the loop one after the other. Each step shows a part of a phrase, and keeps the space of the
 * rest. The library itself would only draw what is typed already, so words would jump to the next
 * line as they grow. With the phrases "Ana" and "dev", the steps show "An", "A", "", "d", "de",
 * "dev" for two seconds, "de", "d", "", "A", "An", and "Ana" for two seconds.
 * @returns a function that stops the loop and shows the whole current phrase
 */
export function startTyping({ phrases, position, typed, rest }: TypedHeadline): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let blinkTimer: typeof timer;

  /** Shows the first characters of a phrase. */
  const show = (index: number, count: number) => {
    position.current = index;
    const phrase = phrases[index] ?? [];
    const part = phrase.slice(0, count).join('');
    // A text that is set again, even the same one, ends what a visitor has selected in it.
    if (typed.textContent !== part) typed.textContent = part;
    rest.textContent = phrase.slice(count).join('');
    typed.parentElement?.toggleAttribute('data-small', index > 0);
    // The next part of a phrase comes before the cursor is off, so it blinks only in a pause.
    typed.removeAttribute('data-off');
    clearInterval(blinkTimer);
    blinkTimer = setInterval(() => typed.toggleAttribute('data-off'), BLINK_MS);
  };

  const typewriter = new Typewriter(null, {
    loop: true,
    // `wait` has the speeds.
    delay: 1,
    // The content security policy forbids the style element of the library.
    skipAddStyles: true,
  });
  /** Stops the library for a time: else it runs code in every frame until its next step. */
  const wait = (milliseconds: number) => {
    typewriter.stop();
    timer = setTimeout(() => typewriter.start(), milliseconds);
  };
  const addStep = (index: number, count: number, milliseconds: number) =>
    typewriter.callFunction(() => {
      show(index, count);
      wait(milliseconds);
    });

  const lengthOf = (index: number) => phrases[index]?.length ?? 0;
  for (const offset of phrases.keys()) {
    const erased = (position.current + offset) % phrases.length;
    const next = (erased + 1) % phrases.length;
    for (let count = lengthOf(erased) - 1; count > 0; count -= 1) {
      addStep(erased, count, MS_PER_ERASED_CHARACTER);
    }
    for (let count = 0; count < lengthOf(next); count += 1) addStep(next, count, MS_PER_CHARACTER);
    addStep(next, lengthOf(next), PAUSE_MS);
  }
  // At its first start, the library only notes the time.
  typewriter.start();
  show(position.current, Number.POSITIVE_INFINITY);
  wait(PAUSE_MS);

  return () => {
    typewriter.stop();
    show(position.current, Number.POSITIVE_INFINITY);
    clearTimeout(timer);
    clearInterval(blinkTimer);
  };
}
