'use client';

import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { LanguageLink } from '@/lib/site/translations';
import { LanguageList } from './Header.styles';
import { findCurrentSection, type SectionAnchor } from './scrolling';
import { useDisclosure } from './useDisclosure';

interface LanguageLinksProps {
  languages: readonly LanguageLink[];
  sections: readonly SectionAnchor[];
  /** The text of the button that opens a list of several languages. */
  label: string;
  /** What `rowBreakpoint` returns. */
  rowFrom: number;
}

/**
 * Links to the page in other languages. Two or more are in a list that opens, because the header
 * has no room for them in a row. A link leads to the section that the visitor is reading.
 */
export function LanguageLinks({ languages, sections, label, rowFrom }: LanguageLinksProps) {
  const keepSection = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.hash = findCurrentSection(sections) ?? '';
  };
  const links = languages.map(({ language, name, href }) => (
    <a
      key={language}
      href={href}
      lang={language}
      hrefLang={language}
      // `pointerdown` comes before a middle click, which opens a new tab, and before the context
      // menu, in which the visitor may copy the address.
      onPointerDown={keepSection}
      onClick={keepSection}
    >
      {name}
    </a>
  ));
  if (links.length < 2) return links;
  return (
    <Disclosure label={label} rowFrom={rowFrom}>
      {links}
    </Disclosure>
  );
}

interface DisclosureProps {
  label: string;
  rowFrom: number;
  children: ReactNode;
}

function Disclosure({ label, rowFrom, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { isOpen, readState } = useDisclosure(details);
  return (
    <LanguageList
      ref={details}
      onToggle={readState}
      data-watched={isOpen ? '' : undefined}
      $rowFrom={rowFrom}
    >
      <summary>{label}</summary>
      <div>{children}</div>
    </LanguageList>
  );
}
