'use client';

import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { desktopQuery } from '../theme/media';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Hamburger, Panel } from './SiteMenu.styles';
import { useCurrentSection } from './useCurrentSection';

interface SiteMenuProps {
  links: readonly { id: string; label: string; href: string }[];
  words: { menu: string; sections: string };
  openIcon: ReactNode;
  closeIcon: ReactNode;
  /** Stands beside the links: the theme switch. */
  children: ReactNode;
}

/** The links to the six sections: a row on wide screens, behind the hamburger on narrow ones. */
export function SiteMenu({ links, words, openIcon, closeIcon, children }: SiteMenuProps) {
  const hamburger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { isOpen, close, press, follow, leave } = useMenu(hamburger, panel);
  const current = useCurrentSection(links);

  return (
    <>
      <Hamburger
        ref={hamburger}
        type="button"
        popoverTarget="site-menu"
        aria-controls="site-menu"
        aria-expanded={isOpen}
        onClick={press}
      >
        {isOpen ? closeIcon : openIcon}
        <VisuallyHidden>{words.menu}</VisuallyHidden>
      </Hamburger>
      <Panel
        ref={panel}
        id="site-menu"
        popover="auto"
        data-open={isOpen ? '' : undefined}
        aria-label={words.sections}
        onToggle={follow}
        onBlur={leave}
      >
        <ul>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'true' : undefined} onClick={close}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </Panel>
    </>
  );
}

/**
 * Opens and closes the menu and says whether it is open: undefined until known.
 *
 * The panel is a popover, so that the browser itself opens it, closes it on Esc and on a press
 * outside, and hands the focus back — also while scripts are off or still loading. Browsers that
 * know no popover (Safari below 17, Chrome below 114, Firefox below 125) have it opened and closed
 * from here; `data-open` then says it to the styles.
 */
function useMenu(
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
