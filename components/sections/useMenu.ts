import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import { desktopQuery } from '../theme/media';

/**
 * Opens and closes the menu and says whether it is open: undefined until known.
 *
 * The panel is a popover, so that the browser itself opens it, closes it on Esc and on a press
 * outside, and hands the focus back — also while scripts are off or still loading. Browsers that
 * know no popover (Safari below 17, Chrome below 114, Firefox below 125) have it opened and closed
 * from here; `data-open` then says it to the styles.
 */
export function useMenu(
  hamburger: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    // It may have been opened before the scripts came.
    const { current } = panel;
    setOpen(Boolean(current?.hidePopover && current.matches(':popover-open')));
    const desktop = window.matchMedia(desktopQuery);
    const closeOnDesktop = () => {
      if (!desktop.matches) return;
      if (current?.hidePopover) current.hidePopover();
      else setOpen(false);
    };
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, [panel]);

  useEffect(() => {
    if (!isOpen) return;
    const knowsPopover = Boolean(panel.current?.hidePopover);
    const isOutside = ({ target }: Event) =>
      ![panel, hamburger].some(({ current }) => current?.contains(target as Node));
    const end = (event: Event) => {
      if (!isOutside(event)) return;
      if (!knowsPopover) setOpen(false);
      // The press has fallen on nothing that takes the focus.
      if (document.activeElement === document.body) hamburger.current?.focus();
    };
    const press = (event: Event) => {
      // By the end of the press the menu may be closed, and the listeners below be gone.
      if (isOutside(event)) document.addEventListener('click', end, { once: true });
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (knowsPopover || key !== 'Escape') return;
      setOpen(false);
      hamburger.current?.focus();
    };
    if (!knowsPopover) panel.current?.querySelector('a')?.focus();
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, hamburger, panel]);

  const close = () => {
    if (panel.current?.hidePopover) panel.current.hidePopover();
    else setOpen(false);
  };
  return {
    isOpen,
    close,
    /** The hamburger was pressed; a browser that knows popovers acts by itself. */
    press: () => {
      if (!panel.current?.hidePopover) setOpen(!isOpen);
    },
    /** The browser has opened or closed the panel. */
    follow: (event: ToggleEvent<HTMLElement>) => {
      const opened = event.newState === 'open';
      setOpen(opened);
      if (opened) panel.current?.querySelector('a')?.focus();
    },
    /** Tabbed out of, it would lie over what the visitor goes on to. The hamburger closes by itself. */
    leave: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) close();
    },
  };
}
