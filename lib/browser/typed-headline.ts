import type Typewriter from 'typewriter-effect/dist/core';

/** Timing of the headline (specification, section 9), in milliseconds. */
export const typing = { perCharacter: 80, perBackspace: 60, pause: 2000 } as const;

/** Splits as a reader would: an emoji or an accented letter is one character. */
function characters(text: string): string[] {
  // Firefox has it from 125 on.
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/**
 * Prepares the endless loop of phrases, the first of which already stands in `container`: it
 * starts with the pause after that phrase, and erases it. Phrases are typed as characters, never
 * as `typeString`, which would read a `<` as HTML.
 * @param Core the class from `typewriter-effect/dist/core`, loaded by the caller
 * @param rest gets what is still to be typed of a phrase. Behind `container` and invisible, it
 *   settles from the first character on where lines break: no word begun on one line ever jumps to
 *   the next.
 * @returns the machine, stopped; `start` and `stop` may be called in turns
 */
export function createHeadline(
  Core: typeof Typewriter,
  container: HTMLElement,
  rest: HTMLElement,
  phrases: readonly string[],
): Pick<Typewriter, 'start' | 'stop'> {
  const [first = '', ...others] = phrases;
  let current = 0;
  let shown = characters(first).length;
  const showRest = () => {
    rest.textContent = characters(phrases[current] ?? '')
      .slice(shown)
      .join('');
  };
  const machine = new Core(container, {
    loop: true,
    delay: typing.perCharacter,
    deleteSpeed: typing.perBackspace,
    cursor: '',
    // The stylesheet it would inject is against the content-security policy.
    skipAddStyles: true,
    onCreateTextNode: (_, node) => {
      shown += 1;
      showRest();
      return node;
    },
    onRemoveNode: () => {
      shown -= 1;
      if (shown === 0) current = (current + 1) % phrases.length;
      showRest();
    },
  });

  // The core empties the container and begins its queue with an erase-all: the first phrase is
  // given back to it as typed text, in the same frame, and the pause put before the erasing.
  for (const character of characters(first)) {
    const node = document.createTextNode(character);
    machine.state.elements.wrapper.append(node);
    machine.state.visibleNodes.push({ type: 'TEXT_NODE', character, node });
  }
  machine.addEventToQueue('PAUSE_FOR', { ms: typing.pause }, true);
  for (const phrase of others) {
    machine.typeCharacters(characters(phrase));
    machine.pauseFor(typing.pause);
    machine.deleteAll(typing.perBackspace);
  }
  machine.typeCharacters(characters(first));
  return machine;
}
