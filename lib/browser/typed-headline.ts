/** Timing of the headline (specification, section 9), in milliseconds. */
const PER_CHARACTER = 80;
const PER_BACKSPACE = 60;
const PAUSE = 2000;

/** Splits as a reader would: an emoji or an accented letter is one character. */
function characters(text: string): string[] {
  // Firefox has it from 125 on.
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/**
 * Prepares the endless loop of phrases, the first of which already stands in `container`: it
 * starts with the pause after that phrase, and erases it.
 * @param rest gets what is still to be typed of a phrase. Behind `container` and invisible, it
 *   settles from the first character on where lines break: no word begun on one line ever jumps to
 *   the next.
 * @returns the loop, stopped; `start` and `stop` may be called in turns
 */
export function createHeadline(
  container: HTMLElement,
  rest: HTMLElement,
  phrases: readonly string[],
) {
  const texts = phrases.map(characters);
  let current = 0;
  let shown = texts[0]?.length ?? 0;
  let isErasing = true;
  let delay = PAUSE;
  let timer: number;

  function start(): void {
    timer = window.setTimeout(step, delay);
  }

  function step(): void {
    shown += isErasing ? -1 : 1;
    delay = isErasing ? PER_BACKSPACE : PER_CHARACTER;
    if (shown === 0) {
      current = (current + 1) % texts.length;
      isErasing = false;
      delay = PER_CHARACTER;
    }
    const text = texts[current] ?? [];
    if (shown === text.length) {
      isErasing = true;
      delay = PAUSE;
    }
    container.textContent = text.slice(0, shown).join('');
    rest.textContent = text.slice(shown).join('');
    start();
  }

  return { start, stop: () => window.clearTimeout(timer) };
}
