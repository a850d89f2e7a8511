/** The text nodes of an element in reading order, trimmed, without empty ones. */
export function textsIn(element: Element | undefined): string[] {
  if (element === undefined) return [];
  const own = [...element.childNodes].flatMap((node) =>
    node instanceof Element ? textsIn(node) : (node.textContent?.trim() ?? ''),
  );
  return own.filter(Boolean);
}

/** Letters that stand for a missing picture; screen readers skip them. */
export const lettersIn = (part: Element) =>
  Array.from(
    part.querySelectorAll<HTMLElement>('[aria-hidden="true"][data-letter]'),
    (each) => each.dataset.letter,
  );

/** The titles of the entries of lists. */
export const titlesIn = (part: HTMLElement) =>
  [...part.querySelectorAll('li :is(h3, h4)')].map(({ textContent }) => textContent?.trim());
