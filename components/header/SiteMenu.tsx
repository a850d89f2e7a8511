'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon';
import { menuId } from '../ui/menu-id';
import { findCurrentSection, type SectionAnchor, useScrollListener } from './current-section';
import { type LinkRowProps, MenuDisclosure, MenuPanel } from './SiteMenu.styles';
import { useDisclosure } from './useDisclosure';

interface SiteMenuProps {
  links: readonly SectionAnchor[];
  words: { menu: string; sections: string };
  rowFrom: LinkRowProps['$rowFrom'];
  /** What comes after the links: other languages and the theme button. */
  children: ReactNode;
}

/**
 * The links to the sections: a row on wide screens on which they fit, else a panel with a menu
 * button. The button is a `<details>`, so it works before the scripts have loaded, and without
 * them. While the links are a row, the `<details>` is closed. The links are not inside of it,
 * because browsers hide what is in a closed `<details>`.
 */
export function SiteMenu({ links, words, rowFrom, children }: SiteMenuProps) {
  const button = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = useDisclosure(button, panel);

  const focusOpenPanel = useCallback(() => {
    if (button.current?.open && !panel.current?.contains(document.activeElement)) {
      panel.current?.querySelector('a')?.focus();
    }
  }, []);

  // The visitor may have opened the menu before hydration.
  useEffect(focusOpenPanel, [focusOpenPanel]);

  // A wide screen shows a row and no button, whose width is then 0. The menu is closed there, so
  // that the row does not become an open panel when the window gets narrow again.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) close();
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, [close]);

  return (
    <>
      <MenuDisclosure id={menuId} ref={button} $rowFrom={rowFrom} onToggle={focusOpenPanel}>
        <summary>
          <Icon name="menu-2" />
          <Icon name="x" />
          <span className="visually-hidden">{words.menu}</span>
        </summary>
      </MenuDisclosure>
      <MenuPanel ref={panel} $rowFrom={rowFrom} aria-label={words.sections}>
        <SectionLinks links={links} onFollow={close} />
        {children}
      </MenuPanel>
    </>
  );
}

interface SectionLinksProps {
  links: readonly SectionAnchor[];
  onFollow: () => void;
}

/** Links to the sections. The link to the section that the visitor is reading is marked. */
function SectionLinks({ links, onFollow }: SectionLinksProps) {
  const [current, setCurrent] = useState<string>();
  useScrollListener(() => setCurrent(findCurrentSection(links)));
  return (
    <ul>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <a href={href} aria-current={id === current ? 'true' : undefined} onClick={onFollow}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
