import { type RefObject, useCallback, useEffect, useState } from 'react';
import { atLeast } from '../theme/media';

/**
 * Whether the panel of the menu is open, and functions that change it.
 *
 * The panel is a popover, so the browser opens and closes it, even before scripts run. Browsers
 * without popovers (Safari before 17, Chrome before 114, Firefox before 125) leave that to `toggle`
 * and `close`.
 */
export function useMenuPanel(panel: RefObject<HTMLElement | null>) {
  /** Undefined before hydration. */
  const [isOpen, setOpen] = useState<boolean>();

  const close = useCallback(() => {
    panel.current?.hidePopover?.();
    setOpen(false);
  }, [panel]);

  const toggle = () => {
    if (!panel.current?.hidePopover) setOpen(!isOpen);
  };

  useEffect(() => {
    // The visitor may have opened it before hydration.
    setOpen(Boolean(panel.current?.hidePopover && panel.current.matches(':popover-open')));
    // The row of a wide screen must not become an open panel when the window gets narrow again.
    const desktop = window.matchMedia(atLeast.desktop);
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [panel, close]);

  useEffect(() => {
    if (isOpen && !panel.current?.contains(document.activeElement)) {
      panel.current?.querySelector('a')?.focus();
    }
  }, [isOpen, panel]);

  return { isOpen, setOpen, toggle, close };
}
