import Core from 'typewriter-effect/dist/core';

/** Timing in milliseconds (specification, section 9); `blink`: how long the cursor is on, then off. */
export const typing = { perCharacter: 80, perBackspace: 60, pause: 2000, blink: 550 } as const;

/** A delay that has always passed, so that the core takes a step whenever we start it. */
const none = -1;

/**
 * Prepares the endless loop of phrases. The first phrase is already on the page, so the loop begins
 * with the pause after it, then erases it.
 *
 * Left alone, typewriter-effect requests every animation frame, even while it waits. Here a timer
 * starts it for one step at a time, so the main thread works only when a character changes. Phrases
 * are typed with `typeCharacters`, because `typeString` parses HTML.
 * @param typed shows the typed part of a phrase; has `data-off` while the cursor is hidden
 * @param rest holds the part that is still to be typed, invisible, so that lines break from the start
 *   where they will break in the end
 * @param phrases the grapheme clusters of each phrase; none is empty
 * @returns the typewriter, stopped; `start` and `stop` may be called at any time
 */
export function createHeadline(
  typed: HTMLElement,
  rest: HTMLElement,
  phrases: readonly (readonly string[])[],
): { start(): void; stop(): void } {
  let current = 0;
  let shown = 0;
  /** Time until the next change, in ms. */
  let wait = 0;
  // It writes into an element outside the page; the page shows two text nodes, which cost less.
  const core = new Core(document.createElement('span'), {
    loop: true,
    delay: none,
    deleteSpeed: none,
    // The content-security policy forbids its cursor's HTML and its stylesheet.
    cursor: '',
    skipAddStyles: true,
    onCreateTextNode: () => {
      shown += 1;
      wait = shown === phrases[current]?.length ? typing.pause : typing.perCharacter;
      return null;
    },
    onRemoveNode: () => {
      shown -= 1;
      wait = shown === 0 ? typing.perCharacter : typing.perBackspace;
      if (shown === 0) current = (current + 1) % phrases.length;
    },
  });
  for (const phrase of phrases) core.typeCharacters([...phrase]).deleteAll(none);

  const step = () => {
    wait = 0;
    // Steps that change no character take no time.
    while (wait === 0) core.start().stop();
  };
  while (wait !== typing.pause) step();
  const [before, after] = [new Text(), new Text()];
  const show = () => {
    const phrase = phrases[current] ?? [];
    before.data = phrase.slice(0, shown).join('');
    after.data = phrase.slice(shown).join('');
  };
  show();
  typed.replaceChildren(before);
  rest.replaceChildren(after);

  let timer: number | undefined;
  let blinking: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    clearInterval(blinking);
    typed.removeAttribute('data-off');
  };
  const start = () => {
    stop();
    timer = window.setTimeout(() => {
      step();
      show();
      start();
    }, wait);
    if (wait < typing.pause) return;
    blinking = window.setInterval(() => typed.toggleAttribute('data-off'), typing.blink);
  };
  return { start, stop };
}
