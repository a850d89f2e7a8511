'use client';

import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Hamburger, Links, MenuLink, Panel } from './SiteMenu.styles';
import { useCurrentSection } from './useCurrentSection';
import { useMenu } from './useMenu';

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
        <Links>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <MenuLink
                href={href}
                aria-current={id === current ? 'true' : undefined}
                onClick={close}
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
