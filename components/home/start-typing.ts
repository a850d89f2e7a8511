import Typewriter from 'typewriter-effect/dist/core';

// This file is loaded late. It imports nothing that the page imports, too, because the bundler
// would make one more file of that, which the page then waits for.

// Section 9 of the specification.
const MS_PER_CHARACTER = 80;
const MS_PER_ERASED_CHARACTER = 60;
const PAUSE_MS = 2000;

/**
 * Prepares an endless loop, which begins with the whole first phrase: pause, erase the phrase, type
 * the next one. The library counts the time, and calls a function for each character.
 * @param lengths the number of characters of each phrase
 * @param show shows the first characters of a phrase
 * @returns its `start()` starts or continues the loop, and `stop()` stops it
 */
export function typewriterFor(
  lengths: readonly number[],
  show: (phrase: number, count: number) => void,
): Typewriter {
  const typewriter = new Typewriter(null, {
    loop: true,
    delay: MS_PER_CHARACTER,
    // The content security policy forbids the style element of the library.
    skipAddStyles: true,
  });
  for (const [phrase, length] of lengths.entries()) {
    const next = (phrase + 1) % lengths.length;
    typewriter.pauseFor(PAUSE_MS).changeDelay(MS_PER_ERASED_CHARACTER);
    for (let count = length - 1; count >= 0; count -= 1) {
      typewriter.callFunction(() => show(phrase, count));
    }
    typewriter.changeDelay(MS_PER_CHARACTER);
    for (let count = 1; count <= (lengths[next] ?? 0); count += 1) {
      typewriter.callFunction(() => show(next, count));
    }
  }
  return typewriter;
}
