import Typewriter from 'typewriter-effect/dist/core';

// This file is loaded late. It imports nothing that the page imports, too, because the bundler
// would make one more file of that, which the page then waits for.

// Section 9 of the specification. The library acts in the first animation frame after each time.
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
 * Starts an endless loop: pause, erase the phrase, type the next one. The library tells when a
 * character comes or goes, and `show` draws it. The library itself would only draw what is typed
 * already, so words would jump to the next line as they grow. With the phrases "Ana" and "diver",
 * while the page shows "Ana":
 *
 * 1. The library begins, as it must, with typing "Ana". Nothing changes (`isCatchingUp`).
 * 2. `pause` waits for the rest of the two seconds.
 * 3. The library erases: the page shows "An", "A" and nothing, and the next phrase is current.
 * 4. The library types: the page shows "d", "di" … "diver". Then 2. again.
 *
 * @returns a function that stops the loop and shows the whole current phrase
 */
export function startTyping({ phrases, position, typed, rest }: TypedHeadline): () => void {
  let isCatchingUp = true;
  let typedCount = 0;
  /** When the last character appeared, with which the pause begins. */
  let shownAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the first characters of the current phrase. */
  const show = (count: number) => {
    const phrase = phrases[position.current] ?? [];
    const part = phrase.slice(0, count).join('');
    typed.removeAttribute('data-off');
    // A text that is set again, even the same one, ends what a visitor has selected in it.
    if (typed.textContent !== part) typed.textContent = part;
    rest.textContent = phrase.slice(count).join('');
  };

  /** Stops the library for a time: else it runs code in every frame, also before its next step. */
  const sleep = (milliseconds: number, wake: () => void = () => typewriter.start()) => {
    typewriter.stop();
    timer = setTimeout(wake, milliseconds);
  };

  const typewriter = new Typewriter(null, {
    // Step 1 takes a frame for each character. `type` then changes the speed.
    delay: 1,
    deleteSpeed: MS_PER_ERASED_CHARACTER,
    // The content security policy forbids the style element of the library.
    skipAddStyles: true,
    // Without this option, the library would divide an emoji.
    stringSplitter: (character) => [character],
    onCreateTextNode: () => {
      typedCount += 1;
      if (!isCatchingUp) {
        show(typedCount);
        shownAt = performance.now();
        sleep(MS_PER_CHARACTER);
      }
      // Without a node, the library draws nothing.
      return null;
    },
    onRemoveNode: () => {
      isCatchingUp = false;
      typedCount -= 1;
      if (typedCount === 0) position.current = (position.current + 1) % phrases.length;
      show(typedCount);
      sleep(MS_PER_ERASED_CHARACTER);
    },
  });

  const type = (phrase: readonly string[] = []) => {
    // One character at a time, because `typeString` would read a whole phrase as HTML.
    for (const character of phrase) typewriter.typeString(character);
    typewriter.changeDelay(MS_PER_CHARACTER).callFunction(pause).start();
  };
  // It ends early, because the library then waits as between two characters before it erases the
  // first one.
  const pause = () =>
    sleep(shownAt + PAUSE_MS - MS_PER_ERASED_CHARACTER - performance.now(), () => {
      // Without a speed, the library would set an uneven one. With 0, it keeps `deleteSpeed`.
      typewriter.deleteAll(0);
      type(phrases[(position.current + 1) % phrases.length]);
    });
  type(phrases[position.current]);

  const blinkTimer = setInterval(() => {
    if (rest.textContent === '') typed.toggleAttribute('data-off');
  }, BLINK_MS);

  return () => {
    typewriter.stop();
    clearTimeout(timer);
    clearInterval(blinkTimer);
    show(Number.POSITIVE_INFINITY);
  };
}
