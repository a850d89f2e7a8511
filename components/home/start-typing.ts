import Typewriter from 'typewriter-effect/dist/core';

// All times are in milliseconds.
const PER_CHARACTER = 80;
const PER_ERASED_CHARACTER = 60;
const PAUSE = 2000;
/** How long the cursor is on, then off, during a pause. */
const BLINK = 550;

export interface TypedHeadline {
  /** The characters (grapheme clusters) of each phrase. None is empty. */
  phrases: readonly (readonly string[])[];
  /** The index of the current phrase, which the loop changes. */
  position: { current: number };
  /** The element for the typed part of a phrase. It has `data-off` while the cursor is hidden. */
  typed: HTMLElement;
  /** The element for the untyped part, which is invisible but keeps its space. */
  rest: HTMLElement;
}

/**
 * Starts the loop: pause, erase the phrase, type the next phrase. It begins with a pause, because
 * the page already shows the whole current phrase. The library can only erase what it has typed, so
 * it first types this phrase, too, quickly and unseen.
 * @returns a function that stops the loop and shows the whole current phrase
 */
export function startTyping({ phrases, position, typed, rest }: TypedHeadline): () => void {
  /** How many characters of the current phrase the library has typed. */
  let typedCount = 0;
  /** True while the library types the phrase that the page already shows. */
  let isUnseen = true;
  let pauseTimer: number;
  let blinkTimer: number;

  const phraseAt = (index: number) => phrases[index] ?? [];
  const nextPosition = () => (position.current + 1) % phrases.length;

  function show(count: number) {
    const phrase = phraseAt(position.current);
    typed.textContent = phrase.slice(0, count).join('');
    rest.textContent = phrase.slice(count).join('');
  }

  const typewriter = new Typewriter(null, {
    // The shortest delay. The library then types the first phrase at one character per frame.
    delay: 1,
    deleteSpeed: PER_ERASED_CHARACTER,
    // The content security policy forbids the style element of the library.
    skipAddStyles: true,
    // Without this option, the library would divide an emoji.
    stringSplitter: (character) => [character],
    onCreateTextNode: () => {
      typedCount += 1;
      if (!isUnseen) {
        show(typedCount);
        if (typedCount === phraseAt(position.current).length) pause();
      }
      // The library itself adds nothing to the page.
      return null;
    },
    onRemoveNode: () => {
      isUnseen = false;
      typedCount -= 1;
      if (typedCount === 0) position.current = nextPosition();
      show(typedCount);
    },
  });

  // One character at a time, because `typeString` would read a whole phrase as HTML.
  function type(phrase: readonly string[]) {
    for (const character of phrase) typewriter.typeString(character);
  }

  // Timers, because the library requests every frame during its own pauses. Between its tasks it
  // requests none.
  function pause() {
    blinkTimer = window.setInterval(() => typed.toggleAttribute('data-off'), BLINK);
    // The library also waits before it erases the first character.
    pauseTimer = window.setTimeout(continueTyping, PAUSE - PER_ERASED_CHARACTER);
  }

  function stopPause() {
    clearTimeout(pauseTimer);
    clearInterval(blinkTimer);
    typed.removeAttribute('data-off');
  }

  function continueTyping() {
    stopPause();
    // A slow phone may still be typing the first phrase. If the library is started twice, it cannot
    // be stopped. The speed 0 means that `deleteSpeed` stays.
    typewriter.stop().deleteAll(0);
    type(phraseAt(nextPosition()));
    typewriter.start();
  }

  pause();
  type(phraseAt(position.current));
  typewriter.changeDelay(PER_CHARACTER).start();

  return () => {
    typewriter.stop();
    stopPause();
    show(phraseAt(position.current).length);
  };
}
