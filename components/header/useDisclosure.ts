import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Closes a `<details>` when the visitor presses Esc, presses outside of it or moves the focus out
 * of it. After Esc its summary gets the focus. A press outside still acts on the element there.
 * @param details the `<details>`
 * @param content the element with its content, if the content is not inside of the `<details>`
 * @returns `isOpen`: whether it is open. While this is true, set `data-watched` on the `<details>`,
 *   so that the styles `closesOutside` leave closing to this hook;
 *   `readState`: must be the `onToggle` of the `<details>`;
 *   `close`: closes it
 */
export function useDisclosure(
  details: RefObject<HTMLDetailsElement | null>,
  content: RefObject<HTMLElement | null> = details,
) {
  const [isOpen, setOpen] = useState(false);
  const readState = useCallback(() => setOpen(details.current?.open === true), [details]);
  const close = useCallback(() => details.current?.removeAttribute('open'), [details]);

  // The visitor may have opened it before hydration.
  useEffect(readState, [readState]);

  // The listeners do not depend on `isOpen`. Browsers send `toggle` some time after the element has
  // opened, and the visitor may press Esc before that.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return;
      // If a list in the menu is open, Esc closes the list and not the menu.
      if (content.current?.querySelector('details[open]')) return;
      event.preventDefault();
      close();
      details.current.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      const parts = [details.current, content.current];
      if (!parts.some((part) => part?.contains(target as Node))) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [details, content, close]);

  return { isOpen, readState, close };
}
