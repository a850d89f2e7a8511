import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Closes a `<details>` when the visitor presses Esc, presses outside of it, or moves the focus out
 * of it. After Esc its summary gets the focus. A press outside still acts on the element there.
 * @param content the element that the `<details>` shows, which is not inside of it
 * @returns a function that closes the `<details>`
 */
export function useAutoClose(
  details: RefObject<HTMLDetailsElement | null>,
  content: RefObject<HTMLElement | null>,
): () => void {
  const close = useCallback(() => details.current?.removeAttribute('open'), [details]);

  // The listeners stay while the `<details>` is closed. At `toggle` they would be added too late,
  // because browsers send it some time after the opening, and visitors may press Esc before that.
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      const parts = [details.current, content.current];
      if (!parts.some((part) => part?.contains(target as Node))) close();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    return () => controller.abort();
  }, [details, content, close]);

  return close;
}
