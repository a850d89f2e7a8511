import Typewriter from 'typewriter-effect/dist/core';
import { directionOfText } from '@/lib/language/direction';

/** The time per typed character, per erased character, and of a pause, in milliseconds. */
const typing = { perCharacter: 80, perBackspace: 60, pause: 2000 } as const;

/** How long the cursor is on, then off, in milliseconds. */
const BLINK = 550;

/** The shortest delay of the library: it types one character per frame. */
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
 * Starts the loop: pause, erase the phrase, type the next phrase. It begins with a pause, because
 * the page already shows the whole current phrase. The library can only erase what it has typed. So
 * during the first pause it types this phrase, too, and visitors do not see that.
 * @returns a function that stops the loop and shows the whole current phrase
 */
export function startTyping({ phrases, position, line, typed, rest }: TypedHeadline): () => void {
  let stopPause = () => {};
  /** How many characters of the current phrase the library has typed. */
  let typedCount = 0;
  /** False while the library types the first phrase, which the page already shows. */
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
    // The content security policy forbids the style element of the library.
    skipAddStyles: true,
    // `type` passes single characters. By default, the library would divide an emoji.
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
  // A timer, because the library requests every frame during its own pauses. While it has nothing
  // to do, it requests none.
  const pause = () => {
    stopPause = startPause(typed, () => {
      // The library may still be typing the first phrase, if that has more than 120 characters. If
      // the library is started twice, it cannot be stopped.
      typewriter.stop();
      // 0 means that the speed does not change. For any other number, the library takes two more
      // steps: one sets the speed, and one resets it.
      typewriter.deleteAll(0);
      type(phrases[nextIndex()] ?? []);
      typewriter.start();
    });
  };

  showAll();
  pause();
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
  // The pause is shorter by `perBackspace`, because the library also waits for this time before it
  // erases the first character.
  const pauseTimer = window.setTimeout(() => {
    stop();
    onEnd();
  }, typing.pause - typing.perBackspace);
  return stop;
}
