/** Whether a jump from the current scroll position to an element passes a section. */
function isPassed(section: Element, target: Element): boolean {
  const goal = target.getBoundingClientRect().top;
  const { top, bottom } = section.getBoundingClientRect();
  return top < Math.max(0, goal) + window.innerHeight && bottom > Math.min(0, goal);
}

/**
 * Calls a function when the visitor comes to a section in another way than by scrolling: when a
 * jump to an anchor passes it, or when the focus or the selection is in it.
 * @param signal ends the listening
 */
export function listenForArrival(
  section: Element,
  onArrival: () => void,
  signal: AbortSignal,
): void {
  // At this event, smooth scrolling to the target has only begun.
  const followAddress = () => {
    const target = document.querySelector(':target');
    if (target !== null && isPassed(section, target)) onArrival();
  };
  // A link to the present address changes no hash, but the browser scrolls to its target again.
  const followSameAddress = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.href === location.href) followAddress();
  };
  const followSelection = () => {
    if (section.contains(getSelection()?.anchorNode ?? null)) onArrival();
  };
  window.addEventListener('hashchange', followAddress, { signal });
  window.addEventListener('click', followSameAddress, { signal });
  document.addEventListener('selectionchange', followSelection, { signal });
  section.addEventListener('focusin', onArrival, { signal });
}
