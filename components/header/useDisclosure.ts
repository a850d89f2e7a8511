import { type RefObject, useEffect, useState } from 'react';

/**
 * Closes a `<details>` when the visitor presses Esc or moves the focus out of it. After Esc its
 * summary gets the focus. The styles `closesOutside` close it after a click outside.
 * @param details the element, which calls `readState` when it is toggled
 * @param content the element with its content, if that is not inside of it
 * @returns `readState`: the `onToggle` of the element
 */
export function useDisclosure(
  details: RefObject<HTMLDetailsElement | null>,
  content: RefObject<HTMLElement | null> = details,
) {
  const [isOpen, setOpen] = useState(false);
  const readState = () => setOpen(details.current?.open === true);
  const close = () => details.current?.removeAttribute('open');

  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(details.current?.open === true), [details]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      details.current?.removeAttribute('open');
      details.current?.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: FocusEvent) => {
      const parts = [details.current, content.current];
      if (!parts.some((part) => part?.contains(target as Node))) {
        details.current?.removeAttribute('open');
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen, details, content]);

  return { isOpen, readState, close };
}
