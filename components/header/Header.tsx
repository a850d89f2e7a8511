'use client';

import { useRef } from 'react';
import type { LanguageLink } from '@/lib/site/localized-site';
import type { Words } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import {
  FixedHeader,
  IconOfClosed,
  IconOfOpen,
  MenuButton,
  ShortenedName,
  SiteNav,
  SkipLink,
} from './Header.styles';
import { ThemeButton } from './ThemeButton';
import { useAutoClose } from './useAutoClose';
import { useSectionAt } from './useSectionAt';
import { useSmoothLinks } from './useSmoothLinks';

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
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = useAutoClose(details, panel);
  const current = useSectionAt(50);
  const behind = useSectionAt(5);
  useSmoothLinks();

  return (
    <FixedHeader data-ground={behind?.dataset.ground}>
      {/* A text that another one follows ends with a space, here and everywhere: programs that read
          no styles would join the two. */}
      <SkipLink href="#main">{`${words.skip} `}</SkipLink>
      <a href={`${homeHref}#home`}>
        <ShortenedName translate="no">{`${name} `}</ShortenedName>
      </a>
      {/* The visitor may have opened the menu before hydration. */}
      <MenuButton ref={details} suppressHydrationWarning>
        <summary>
          <IconOfClosed>
            <Icon name="menu-2" />
          </IconOfClosed>
          <IconOfOpen>
            <Icon name="x" />
          </IconOfOpen>
          <span className="visually-hidden">{`${words.menu} `}</span>
        </summary>
      </MenuButton>
      <SiteNav ref={panel}>
        <ul>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`${homeHref}#${id}`}
                aria-current={id === current?.id ? 'true' : undefined}
                onClick={close}
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
      </SiteNav>
    </FixedHeader>
  );
}
