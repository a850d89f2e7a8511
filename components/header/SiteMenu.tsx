'use client';

import { type ReactNode, useRef } from 'react';
import { Icon } from '../ui/Icon';
import { IconOfClosed, IconOfOpen, MenuButton, SiteNav } from './Header.styles';
import { useAutoClose } from './useAutoClose';
import { useCurrentSection } from './useCurrentSection';
import { useSmoothLinks } from './useSmoothLinks';

interface SiteMenuProps {
  links: readonly { id: string; label: string; href: string }[];
  label: string;
  /** The languages and the theme button, which follow the links. */
  children: ReactNode;
}

/**
 * The links to the sections: a row on desktops, else a panel with a menu button. The link to the
 * section that the visitor is reading is marked. The button is a `<details>`, so it works without
 * scripts. The links are not inside of it, because in a row they show while it is closed.
 */
export function SiteMenu({ links, label, children }: SiteMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = useAutoClose(details, panel);
  const current = useCurrentSection();
  useSmoothLinks();

  return (
    <>
      {/* The visitor may have opened the menu before hydration. */}
      <MenuButton ref={details} suppressHydrationWarning>
        <summary>
          <IconOfClosed>
            <Icon name="menu-2" />
          </IconOfClosed>
          <IconOfOpen>
            <Icon name="x" />
          </IconOfOpen>
          <span className="visually-hidden">{`${label} `}</span>
        </summary>
      </MenuButton>
      <SiteNav ref={panel}>
        <ul>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'true' : undefined} onClick={close}>
                {label}
              </a>{' '}
            </li>
          ))}
        </ul>
        {children}
      </SiteNav>
    </>
  );
}
