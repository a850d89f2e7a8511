import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Closes a `<details>` when the visitor presses Esc, presses outside of it or moves the focus out
 * of it. After Esc its summary gets the focus. A press outside reaches what is there.
 * @param details the element, which calls `readState` when it is toggled
 * @param content the element with its content, if that is not inside of it
 * @returns `readState`: the `onToggle` of the element; `isOpen`: set `data-watched` while it is
 *   true, because the styles `closesOutside` then leave closing to this hook; `close` closes it
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

  // The listeners stay while it is closed: browsers send `toggle` some time after it has opened,
  // and the visitor may press Esc before.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return;
      // Of a menu and an open list in it, Esc closes the list.
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
