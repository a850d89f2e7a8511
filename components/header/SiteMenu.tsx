'use client';

import { type ReactNode, useRef } from 'react';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { SectionAnchor } from './currentSection';
import { menuId } from './menu';
import { SectionLinks } from './SectionLinks';
import { MenuButton, Panel } from './SiteMenu.styles';
import { useDismissal } from './useDismissal';
import { useMenuPanel } from './useMenuPanel';

interface SiteMenuProps {
  links: readonly SectionAnchor[];
  words: { menu: string; sections: string };
  /** Shown after the links: other languages and the theme switch. */
  children: ReactNode;
}

/** The links to the sections: a row on wide screens, a panel with a menu button on narrow ones. */
export function SiteMenu({ links, words, children }: SiteMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { isOpen, setOpen, toggle, close } = useMenuPanel(panel);
  useDismissal({ isOpen: isOpen === true, box: panel, button, close });

  return (
    <>
      <MenuButton
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        <VisuallyHidden>{words.menu}</VisuallyHidden>
      </MenuButton>
      <Panel
        ref={panel}
        id={menuId}
        popover="auto"
        data-open={isOpen ? '' : undefined}
        aria-label={words.sections}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <SectionLinks links={links} onFollow={close} />
        {children}
      </Panel>
    </>
  );
}
