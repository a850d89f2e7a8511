import Typewriter from 'typewriter-effect/dist/core';

// This file is loaded late. It imports nothing that the page imports, too, because the bundler
// would make one more file of that, which the page then waits for.

// Section 9 of the specification.
const MS_PER_CHARACTER = 80;
const MS_PER_ERASED_CHARACTER = 60;
const PAUSE_MS = 2000;

/**
 * Starts an endless loop: pause, erase the phrase, type the next one. The library erases and types.
 * In a pause it is stopped, because it would run code in every frame.
 * @param lengths the number of characters of each phrase
 * @param first the phrase with which the loop begins
 * @param show shows the first characters of a phrase
 * @returns a function that stops the loop
 */
export function startTyping(
  lengths: readonly number[],
  first: number,
  show: (phrase: number, count: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const typewriter = new Typewriter(null, {
    delay: MS_PER_CHARACTER,
    // The content security policy forbids the style element of the library.
    skipAddStyles: true,
  });
  const lengthOf = (phrase: number) => lengths[phrase] ?? 0;

  function pause(phrase: number): void {
    typewriter.stop();
    show(phrase, lengthOf(phrase));
    // The library waits for the rest of the pause before it erases the first character.
    timer = setTimeout(replace, PAUSE_MS - MS_PER_ERASED_CHARACTER, phrase);
  }

  function replace(phrase: number): void {
    const next = (phrase + 1) % lengths.length;
    typewriter.changeDelay(MS_PER_ERASED_CHARACTER);
    for (let count = lengthOf(phrase) - 1; count >= 0; count -= 1) {
      typewriter.callFunction(() => show(phrase, count));
    }
    typewriter.changeDelay(MS_PER_CHARACTER);
    // The pause shows the last character.
    for (let count = 1; count < lengthOf(next); count += 1) {
      typewriter.callFunction(() => show(next, count));
    }
    typewriter.callFunction(() => pause(next)).start();
  }

  pause(first);
  // The library begins with two steps for its cursor and an empty text. Now they take no time from
  // the first phrase.
  typewriter.start();
  return () => {
    clearTimeout(timer);
    typewriter.stop();
  };
}
