'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import type { LanguageLink } from '@/lib/site/localized-site';
import type { Words } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import * as S from './Header.styles';
import { ThemeButton } from './ThemeButton';
import { useLinksWithinPage } from './useLinksWithinPage';

interface HeaderProps {
  name: string;
  sections: readonly { id: string; label: string }[];
  languages: readonly LanguageLink[];
  words: Words['header'];
  /** What precedes '#skills' in a link to a section; '' on the home page. */
  homeHref: string;
}

/**
 * The name, and links: a row on desktops, else a panel with a menu button. The link to the section
 * that the visitor is reading is marked. The button is a `<details>`, so it works without scripts.
 * The links are not inside of it, because in a row they show while it is closed.
 */
export function Header({ name, sections, languages, words, homeHref }: HeaderProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLElement>(null);
  useAutoClose(menu, panel);
  // In the middle of the window, and behind the header.
  const current = useSectionAt(50);
  const behind = useSectionAt(5);
  useLinksWithinPage();

  return (
    <S.FixedHeader data-ground={behind?.dataset.ground}>
      {/* A text that another one follows ends with a space, here and everywhere: programs that read
          no styles would join the two. */}
      <S.SkipLink href="#main">{`${words.skip} `}</S.SkipLink>
      <a href={`${homeHref}#home`}>
        <S.ShortenedName translate="no">{`${name} `}</S.ShortenedName>
      </a>
      {/* The visitor may have opened the menu before hydration. */}
      <S.MenuButton ref={menu} suppressHydrationWarning>
        <summary>
          <S.IconOfClosed>
            <Icon name="menu-2" />
          </S.IconOfClosed>
          <S.IconOfOpen>
            <Icon name="x" />
          </S.IconOfOpen>
          <span className="visually-hidden">{`${words.menu} `}</span>
        </summary>
      </S.MenuButton>
      <S.SiteNav ref={panel}>
        <ul>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`${homeHref}#${id}`}
                aria-current={id === current?.id ? 'true' : undefined}
                onClick={() => close(menu)}
              >
                {label}
              </a>{' '}
            </li>
          ))}
        </ul>
        {languages.map(({ language, name, href }) => (
          <a key={language} href={href} lang={language} hrefLang={language}>
            {`${name} `}
          </a>
        ))}
        <ThemeButton label={words.dark} />
      </S.SiteNav>
    </S.FixedHeader>
  );
}

type Menu = RefObject<HTMLDetailsElement | null>;

const close = (menu: Menu) => menu.current?.removeAttribute('open');

/**
 * Closes the menu when the visitor presses Esc, presses outside of it, or moves the focus out of
 * it. After Esc its button gets the focus. A press outside still acts on the element there.
 */
function useAutoClose(menu: Menu, panel: RefObject<HTMLElement | null>): void {
  // The listeners stay while the menu is closed. At `toggle` they would be added too late, because
  // browsers send it some time after the opening, and visitors may press Esc before that.
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close(menu);
      menu.current.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      const parts = [menu.current, panel.current];
      if (!parts.some((part) => part?.contains(target as Node))) close(menu);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    return () => controller.abort();
  }, [menu, panel]);
}

/**
 * The section at a line across the window; undefined before hydration.
 * @param line the distance from the top of the window, in percent of its height
 */
function useSectionAt(line: number): HTMLElement | undefined {
  const [section, setSection] = useState<HTMLElement>();
  useEffect(() => {
    const sections = document.querySelectorAll<HTMLElement>('main > section');
    const stops = [...sections].map((each) =>
      observe(each, (isThere) => isThere && setSection(each), {
        // The line is a strip of 1 % of the window's height.
        rootMargin: `-${line}% 0px -${99 - line}%`,
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [line]);
  return section;
}
