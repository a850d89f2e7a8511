import Typewriter from 'typewriter-effect/dist/core';
import { directionOfText } from './directionOfText';

/** Milliseconds. */
const typing = { perCharacter: 80, perBackspace: 60, pause: 2000 } as const;

/** How long the cursor is on, then off, in milliseconds. */
const BLINK = 550;

/** The shortest delay of the library: it acts in each frame. It refuses 0. */
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
  // Changing two texts costs the browser less than adding and removing one for each character.
  const typedText = new Text();
  const restText = new Text();
  let timer: number | undefined;
  let blinkTimer: number | undefined;
  /** How many characters of the current phrase the library has typed. */
  let typedCount = 0;
  /** Whether the library has typed the phrase that the page shows at the start. */
  let hasTypedFirst = false;

  const currentPhrase = () => phrases[position.current] ?? [];
  const nextIndex = () => (position.current + 1) % phrases.length;

  const show = (count: number) => {
    typedText.data = currentPhrase().slice(0, count).join('');
    restText.data = currentPhrase().slice(count).join('');
  };
  const showAll = () => show(currentPhrase().length);
  const setDirection = () => {
    line.dir = directionOfText(currentPhrase().join(''));
  };

  const typewriter = new Typewriter(null, {
    delay: EACH_FRAME,
    deleteSpeed: EACH_FRAME,
    // The security policy forbids its style element.
    skipAddStyles: true,
    // Each text is one character. The default would divide an emoji.
    stringSplitter: (character) => [character],
    // The library adds no text to the page if this returns null.
    onCreateTextNode: () => {
      typedCount += 1;
      if (hasTypedFirst) {
        show(typedCount);
        if (typedCount === currentPhrase().length) pause();
        else wait(typing.perCharacter);
      }
      return null;
    },
    onRemoveNode: () => {
      typedCount -= 1;
      if (typedCount === 0) {
        position.current = nextIndex();
        setDirection();
      }
      show(typedCount);
      wait(typedCount === 0 ? typing.perCharacter : typing.perBackspace);
    },
  });

  const addToQueue = (phrase: readonly string[]) => {
    // `typeString` parses HTML in a phrase, but not in a single character.
    for (const character of phrase) typewriter.typeString(character);
  };

  const stopTimers = () => {
    clearTimeout(timer);
    clearInterval(blinkTimer);
    typed.removeAttribute('data-off');
  };

  // The library requests every frame while it waits for its own delay or in `pauseFor`: 33 instead
  // of 22 ms of CPU a second. So it is stopped after each change, and a timer starts it again.
  const wait = (milliseconds: number) => {
    typewriter.stop();
    timer = window.setTimeout(() => typewriter.start(), milliseconds);
  };

  // The queue is empty after a phrase, so the library rests in the pause.
  const pause = () => {
    blinkTimer = window.setInterval(() => typed.toggleAttribute('data-off'), BLINK);
    timer = window.setTimeout(() => {
      stopTimers();
      typewriter.deleteAll(EACH_FRAME);
      addToQueue(phrases[nextIndex()] ?? []);
      typewriter.start();
    }, typing.pause);
  };

  typed.replaceChildren(typedText);
  rest.replaceChildren(restText);
  setDirection();
  showAll();
  pause();
  // The library can only delete what it has typed. So it types the phrase that the page shows
  // already, in the first pause and without showing it.
  addToQueue(currentPhrase());
  typewriter.callFunction(() => {
    hasTypedFirst = true;
  });
  typewriter.start();

  return () => {
    typewriter.stop();
    stopTimers();
    showAll();
  };
}
