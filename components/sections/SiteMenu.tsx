'use client';

import {
  type FocusEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { desktopQuery } from '../theme/media';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Hamburger, Links, MenuLink, Panel } from './SiteMenu.styles';
import { useCurrentSection } from './useCurrentSection';

interface SiteMenuProps {
  links: readonly { id: string; label: string; href: string }[];
  openIcon: ReactNode;
  closeIcon: ReactNode;
  /** Stands beside the links: the theme switch. */
  children: ReactNode;
}

/**
 * The links to the six sections: a row on wide screens, behind the hamburger on narrow ones.
 *
 * The panel is a popover, so that the browser itself opens it, closes it on Esc and on a press
 * outside, and hands the focus back — also while scripts are off or still loading.
 */
export function SiteMenu({ links, openIcon, closeIcon, children }: SiteMenuProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const panel = useRef<HTMLElement>(null);
  const current = useCurrentSection(links);

  useEffect(() => {
    // It may have been opened before the scripts came.
    const { current } = panel;
    setOpen(Boolean(current?.hidePopover && current.matches(':popover-open')));
    const desktop = window.matchMedia(desktopQuery);
    const closeOnDesktop = () => {
      if (desktop.matches) panel.current?.hidePopover?.();
    };
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, []);

  const follow = (event: ToggleEvent<HTMLElement>) => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (opened) panel.current?.querySelector('a')?.focus();
  };

  // Tabbed out of, it would lie over what the visitor goes on to. The hamburger closes by itself.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.parentElement?.contains(relatedTarget)) return;
    currentTarget.hidePopover?.();
  };

  return (
    <>
      <Hamburger
        type="button"
        popoverTarget="site-menu"
        aria-controls="site-menu"
        aria-expanded={isOpen}
      >
        {isOpen ? closeIcon : openIcon}
        <VisuallyHidden>Menu</VisuallyHidden>
      </Hamburger>
      <Panel
        ref={panel}
        id="site-menu"
        popover="auto"
        aria-label="Sections"
        onToggle={follow}
        onBlur={closeBehind}
      >
        <Links>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <MenuLink
                href={href}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => panel.current?.hidePopover?.()}
              >
                {label}
              </MenuLink>
            </li>
          ))}
        </Links>
        {children}
      </Panel>
    </>
  );
}
