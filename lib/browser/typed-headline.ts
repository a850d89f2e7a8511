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
 * @param rest the element for the untyped part. It is invisible, so that line breaks do not move
 *   while the phrase is typed.
 * @param phrases the grapheme clusters of each phrase. None is empty.
 * @throws Error if the library types nothing. The page is then unchanged.
 */
export function createHeadline(
  typed: HTMLElement,
  rest: HTMLElement,
  phrases: readonly (readonly string[])[],
): TypedHeadline {
  const { state, step } = createTypingSteps(phrases);
  const stepsInLoop = 2 * phrases.flat().length;
  const isWhole = (phrase: number) =>
    state.phrase === phrase && state.length === phrases[phrase]?.length;

  /** Steps until the current phrase is whole. Returns false if the library does not get there. */
  const completePhrase = (): boolean => {
    const { phrase } = state;
    for (let count = 0; count < stepsInLoop && !isWhole(phrase); count += 1) {
      if (!step()) return false;
    }
    return isWhole(phrase);
  };

  // Two text nodes cost less than the nodes that the library would create for each character.
  const typedText = new Text();
  const restText = new Text();
  const show = ({ phrase, length }: Pick<typeof state, 'phrase' | 'length'>) => {
    const characters = phrases[phrase] ?? [];
    typedText.data = characters.slice(0, length).join('');
    restText.data = characters.slice(length).join('');
  };

  if (!completePhrase()) throw new Error('typewriter-effect has typed nothing.');
  show(state);
  typed.replaceChildren(typedText);
  rest.replaceChildren(restText);

  let timer: number | undefined;
  let blinking: number | undefined;

  const stop = () => {
    clearTimeout(timer);
    clearInterval(blinking);
    typed.removeAttribute('data-off');
  };

  const finish = () => {
    stop();
    const { phrase } = state;
    completePhrase();
    show({ phrase, length: phrases[phrase]?.length ?? 0 });
  };

  const typeNext = () => {
    if (!step()) {
      finish();
      return;
    }
    show(state);
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
