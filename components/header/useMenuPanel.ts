import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { atLeast } from '../theme/media';

/** Safari has popovers since version 17, Chrome since 114, Firefox since 125. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Whether the panel of the menu is open, and functions that change it. The panel is a popover, so
 * the browser opens and closes it, even before scripts run. In browsers that do not know popovers,
 * `toggle` and `close` do that.
 */
export function useMenuPanel(panel: RefObject<HTMLElement | null>) {
  /** Undefined before hydration. */
  const [isOpen, setOpen] = useState<boolean>();

  function close(): void {
    if (hasPopovers()) panel.current?.hidePopover();
    setOpen(false);
  }

  function toggle(): void {
    if (!hasPopovers()) setOpen(!isOpen);
  }

  const onWidthChange = useEffectEvent(close);
  useEffect(() => {
    // The visitor may have opened it before hydration.
    setOpen(hasPopovers() && panel.current?.matches(':popover-open'));
    // The row of a wide screen must not become an open panel when the window gets narrow again.
    const desktop = window.matchMedia(atLeast.desktop);
    const listener = () => onWidthChange();
    desktop.addEventListener('change', listener);
    return () => desktop.removeEventListener('change', listener);
  }, [panel]);

  useEffect(() => {
    if (isOpen && !panel.current?.contains(document.activeElement)) {
      panel.current?.querySelector('a')?.focus();
    }
  }, [isOpen, panel]);

  return { isOpen, setOpen, toggle, close };
}
