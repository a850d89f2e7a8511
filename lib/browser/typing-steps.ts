import Core from 'typewriter-effect/dist/core';

/** Milliseconds (specification, section 9). */
export const typing = { perCharacter: 80, perBackspace: 60, pause: 2000 } as const;

/**
 * The library takes a step when more time than this has passed: at every `start()`, even if the
 * clock of the device has been set back.
 */
const NO_DELAY = Number.NEGATIVE_INFINITY;

/**
 * The most steps for one character. The library needs up to about four, when its loop restarts for
 * example. If it types nothing, the loop must end.
 */
const MOST_STEPS = 50;

interface TypingState {
  /** Index of the phrase. */
  phrase: number;
  /** How many of its characters are shown. */
  length: number;
  /** Time until the next character, in milliseconds. */
  wait: number;
}

/**
 * Types and erases phrases in an endless loop of typewriter-effect, one character at a time.
 *
 * On its own, the library requests every animation frame, even while it waits. Here it runs for one
 * step at a time, so the main thread works only when a character changes. Phrases are typed with
 * `typeCharacters`, because `typeString` parses HTML.
 * @param phrases the grapheme clusters of each phrase; none is empty
 * @returns `state`: what the loop shows;
 *   `step`: types or erases one character;
 *   `completePhrase`: takes steps until the current phrase is whole.
 *   Both functions return false if the library does nothing: a new version may work differently.
 */
export function createTypingSteps(phrases: readonly (readonly string[])[]) {
  const state: TypingState = { phrase: 0, length: 0, wait: 0 };
  let hasChanged = false;

  // The library writes into an element outside the page. Its nodes are not needed.
  const core = new Core(document.createElement('span'), {
    loop: true,
    delay: NO_DELAY,
    deleteSpeed: NO_DELAY,
    // The content-security policy forbids the library's cursor and style sheet.
    cursor: '',
    skipAddStyles: true,
    onCreateTextNode: () => {
      hasChanged = true;
      state.length += 1;
      const isWhole = state.length === phrases[state.phrase]?.length;
      state.wait = isWhole ? typing.pause : typing.perCharacter;
      return null;
    },
    onRemoveNode: () => {
      hasChanged = true;
      state.length -= 1;
      state.wait = typing.perBackspace;
      if (state.length > 0) return;
      state.wait = typing.perCharacter;
      state.phrase = (state.phrase + 1) % phrases.length;
    },
  });
  for (const phrase of phrases) core.typeCharacters([...phrase]).deleteAll(NO_DELAY);

  const step = (): boolean => {
    hasChanged = false;
    for (let count = 0; count < MOST_STEPS && !hasChanged; count += 1) core.start().stop();
    return hasChanged;
  };

  // Each character is typed and erased once.
  const stepsInLoop = 2 * phrases.flat().length;
  const completePhrase = (): boolean => {
    const { phrase } = state;
    const isWhole = () => state.phrase === phrase && state.length === phrases[phrase]?.length;
    for (let count = 0; count < stepsInLoop && !isWhole(); count += 1) {
      if (!step()) return false;
    }
    return isWhole();
  };

  return { state: state as Readonly<TypingState>, step, completePhrase };
}
