/**
 * Timing of the headline in milliseconds (specification, section 9). `blink` is how long the cursor
 * is shown, then hidden.
 */
export const typing = { perCharacter: 80, perBackspace: 60, pause: 2000, blink: 550 } as const;

/**
 * Types and erases phrases in an endless loop. The first phrase already stands in `typed`, so the
 * loop starts with the pause after it. Nothing runs between two changes of a character.
 * @param typed gets the typed part of the phrase, and the attribute `data-off` while its cursor is
 *   hidden
 * @param rest gets the part still to be typed. It stands invisibly behind `typed`, so that lines
 *   break from the first character on as they do in the whole phrase.
 * @param phrases the characters of each phrase, as readers count them; none is empty
 * @returns the typewriter, stopped; `start` and `stop` may be called at any time
 */
export function createHeadline(
  typed: HTMLElement,
  rest: HTMLElement,
  phrases: readonly (readonly string[])[],
): { start(): void; stop(): void } {
  const [before, after] = [new Text(), new Text()];
  let phrase = phrases[0] ?? [];
  let shown = phrase.length;
  let isErasing = true;

  const show = () => {
    before.data = phrase.slice(0, shown).join('');
    after.data = phrase.slice(shown).join('');
  };
  show();
  typed.replaceChildren(before);
  rest.replaceChildren(after);

  const changeCharacter = () => {
    shown += isErasing ? -1 : 1;
    if (shown === 0) phrase = phrases[(phrases.indexOf(phrase) + 1) % phrases.length] ?? [];
    if (shown === 0 || shown === phrase.length) isErasing = shown > 0;
    show();
  };

  let timer: number | undefined;
  let blinking: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    clearInterval(blinking);
    typed.removeAttribute('data-off');
  };
  const start = () => {
    stop();
    const isWhole = shown === phrase.length;
    const delay = isErasing ? typing.perBackspace : typing.perCharacter;
    const next = () => {
      changeCharacter();
      start();
    };
    timer = window.setTimeout(next, isWhole ? typing.pause : delay);
    if (!isWhole) return;
    blinking = window.setInterval(() => typed.toggleAttribute('data-off'), typing.blink);
  };
  return { start, stop };
}
