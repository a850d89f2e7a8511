import { type RefObject, useEffect } from 'react';

interface Dismissal {
  isOpen: boolean;
  /** The element that is open. */
  box: RefObject<HTMLElement | null>;
  /** The control that opens and closes the box itself. */
  control: RefObject<HTMLElement | null>;
  /** Must not change between renders. */
  close: () => void;
}

/**
 * Closes an open box when the visitor presses Esc, clicks outside, or moves the focus out of it.
 * After Esc, and after a click on nothing focusable, the control gets the focus back.
 */
export function useDismissal({ isOpen, box, control, close }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) =>
      ![box, control].some(({ current }) => current?.contains(target as Node));
    const closeOutside = ({ target }: Event) => {
      if (!isOutside(target)) return;
      close();
      if (document.activeElement === document.body) control.current?.focus();
    };
    // The listener for the click must survive the cleanup of this effect: a browser closes a
    // popover when the pointer is pressed, before the click.
    const awaitClick = () => document.addEventListener('click', closeOutside, { once: true });
    const followFocus = ({ target }: Event) => {
      if (isOutside(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      control.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', awaitClick, { signal });
    document.addEventListener('focusin', followFocus, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [isOpen, box, control, close]);
}
