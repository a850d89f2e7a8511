'use client';

import type { SyntheticEvent } from 'react';
import type { LanguageLink } from '@/lib/site/other-languages';
import { findCurrentSection } from './current-section';

const keepSection = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.hash = findCurrentSection() ?? '';
};

/**
 * Links to the page in other languages. A link leads to the section that the visitor is reading.
 */
export const LanguageLinks = ({ languages }: { languages: readonly LanguageLink[] }) =>
  languages.map(({ language, name, href }) => (
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
