'use client';

import { type SyntheticEvent, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { LanguageLink } from '@/lib/site/other-languages';
import { findCurrentSection, type SectionAnchor } from './current-section';
import { type LinkRowProps, linksInRow } from './SiteMenu.styles';
import { useDisclosure } from './useDisclosure';

interface LanguageLinksProps {
  languages: readonly LanguageLink[];
  sections: readonly SectionAnchor[];
  /** The text of the button that opens the list. If left out, the links are in no list. */
  listLabel?: string;
  rowFrom: LinkRowProps['$rowFrom'];
}

/**
 * Links to the page in other languages. A link leads to the section that the visitor is reading.
 */
export function LanguageLinks(props: LanguageLinksProps) {
  const { languages, sections, listLabel, rowFrom } = props;
  const list = useRef<HTMLDetailsElement>(null);
  useDisclosure(list);
  const keepSection = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.hash = findCurrentSection(sections) ?? '';
  };
  const links = languages.map(({ language, name, href }) => (
    <a
      key={language}
      href={href}
      lang={language}
      hrefLang={language}
      // The address must be right before a middle click opens a new tab, and before the visitor
      // copies the address from the context menu. `pointerdown` comes before both.
      onPointerDown={keepSection}
      onClick={keepSection}
    >
      {name}
    </a>
  ));
  if (listLabel === undefined) return links;
  return (
    <LanguageList ref={list} $rowFrom={rowFrom}>
      <summary>{listLabel}</summary>
      <div>{links}</div>
    </LanguageList>
  );
}

/** A list of languages that opens: in the panel of the menu, or as a box below the row. */
const LanguageList = styled.details<LinkRowProps>`
  position: relative;
  summary {
    gap: 0.5em;
    min-height: 2.75rem;
    padding-inline: var(--link-padding);
    white-space: nowrap;
  }
  ${linksInRow(css`
    div {
      position: absolute;
      inset-inline-end: 0;
      border: 1px solid var(--edge);
      border-radius: var(--radius-md);
      background: var(--surface);
    }
  `)}
`;
