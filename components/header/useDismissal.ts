import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Dismissal {
  isOpen: boolean;
  /** The element that is open. */
  box: RefObject<HTMLElement | null>;
  /** The button that opens and closes the box. */
  button: RefObject<HTMLElement | null>;
  close: () => void;
}

/**
 * Closes an open box when the visitor presses Esc, clicks outside, or moves the focus out of it.
 * After Esc, and after a click on nothing focusable, the button gets the focus back.
 */
export function useDismissal({ isOpen, box, button, close }: Dismissal): void {
  const onDismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) =>
      ![box, button].some(({ current }) => current?.contains(target as Node));
    const closeOutside = ({ target }: Event) => {
      if (!isOutside(target)) return;
      onDismiss();
      if (document.activeElement === document.body) button.current?.focus();
    };
    // The listener for the click must survive the cleanup of this effect: a browser closes a
    // popover when the pointer is pressed, before the click.
    const awaitClick = () => document.addEventListener('click', closeOutside, { once: true });
    const followFocus = ({ target }: Event) => {
      if (isOutside(target)) onDismiss();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onDismiss();
      button.current?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', awaitClick, { signal });
    document.addEventListener('focusin', followFocus, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listeners.abort();
  }, [isOpen, box, button]);
}
