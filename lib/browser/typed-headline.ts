import Core from 'typewriter-effect/dist/core';

/**
 * Timing of the headline in milliseconds: specification, section 9, and how long the cursor is shown
 * and hidden in turns.
 */
export const typing = { perCharacter: 80, perBackspace: 60, pause: 2000, blink: 550 } as const;

/** A delay that has always passed: the core takes the next step whenever it is asked to. */
const none = -1;

/**
 * Prepares the endless loop of phrases, the first of which already stands in `typed`: it starts with
 * the pause after that phrase, and erases it.
 *
 * The core of typewriter-effect would ask for every frame of the screen, also while it waits. Here a
 * timer asks it for one step at a time, so that the main thread works only when a character changes.
 * Phrases are typed as characters, never as `typeString`, which would read a `<` as HTML.
 * @param typed gets what is typed of a phrase, and the attribute `data-off` while its cursor is hidden
 * @param rest gets what is still to be typed. Behind `typed` and invisible, it settles from the
 *   first character on where lines break: no word begun on one line ever jumps to the next.
 * @param phrases the characters of each, as a reader counts them; none is empty
 * @returns the typewriter, stopped; `start` and `stop` may be called at any time
 */
export function createHeadline(
  typed: HTMLElement,
  rest: HTMLElement,
  phrases: readonly (readonly string[])[],
): { start(): void; stop(): void } {
  let current = 0;
  let shown = 0;
  /** How long the text stands before it changes again. */
  let wait = 0;
  // Its own elements stay outside of the page, where two texts that change cost less.
  const core = new Core(document.createElement('span'), {
    loop: true,
    delay: none,
    deleteSpeed: none,
    // The content-security policy forbids the HTML and the stylesheet it would make.
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
    // Its steps that change no character take no time.
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
