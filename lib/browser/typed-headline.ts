import { createTypingSteps, typing } from './typing-steps';

/** How long the cursor is on, then off, in milliseconds. */
const BLINK = 550;

export interface TypedHeadline {
  /** Types and erases from the current character on. */
  start(): void;
  /** Stops at the current character. */
  stop(): void;
  /** Stops, and shows the current phrase as a whole. */
  finish(): void;
}

/**
 * Creates the endless loop of phrases. It is stopped at first. The first phrase is already on the
 * page, so the loop begins with the pause after that phrase.
 * @param typed the element for the typed part of a phrase. It has `data-off` while the cursor is
 *   hidden.
 * @param rest the element for the untyped part, which is invisible but keeps its space
 * @param phrases the grapheme clusters of each phrase. None is empty.
 * @throws Error if the library types nothing. The page is then unchanged.
 */
export function createHeadline(
  typed: HTMLElement,
  rest: HTMLElement,
  phrases: readonly (readonly string[])[],
): TypedHeadline {
  const { state, step, completePhrase } = createTypingSteps(phrases);
  if (!completePhrase()) throw new Error('typewriter-effect has typed nothing.');

  // Changing two text nodes costs the browser less than replacing them at each character.
  const typedText = new Text(phrases[0]?.join(''));
  const restText = new Text();
  typed.replaceChildren(typedText);
  rest.replaceChildren(restText);

  let timer: number | undefined;
  let blinking: number | undefined;

  const show = (phrase: number, length: number) => {
    const characters = phrases[phrase] ?? [];
    typedText.data = characters.slice(0, length).join('');
    restText.data = characters.slice(length).join('');
  };

  const stop = () => {
    clearTimeout(timer);
    clearInterval(blinking);
    typed.removeAttribute('data-off');
  };

  const finish = () => {
    stop();
    const { phrase } = state;
    completePhrase();
    show(phrase, phrases[phrase]?.length ?? 0);
  };

  const typeNext = () => {
    if (!step()) {
      finish();
      return;
    }
    show(state.phrase, state.length);
    start();
  };

  const start = () => {
    stop();
    timer = window.setTimeout(typeNext, state.wait);
    if (state.wait < typing.pause) return;
    blinking = window.setInterval(() => typed.toggleAttribute('data-off'), BLINK);
  };

  return { start, stop, finish };
}
