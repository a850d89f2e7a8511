/** The text nodes of an element in reading order, trimmed, without empty ones. */
export function textsIn(element: Element | undefined): string[] {
  if (element === undefined) return [];
  const own = [...element.childNodes].flatMap((node) =>
    node instanceof Element ? textsIn(node) : (node.textContent?.trim() ?? ''),
  );
  return own.filter(Boolean);
}
