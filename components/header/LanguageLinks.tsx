'use client';

import type { SyntheticEvent } from 'react';
import type { LanguageLink } from '@/lib/site/other-languages';
import { findCurrentSection } from './current-section';

const keepSection = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.hash = findCurrentSection() ?? '';
};

/** Links to the section that the visitor is reading, in other languages. */
export const LanguageLinks = ({ languages }: { languages: readonly LanguageLink[] }) =>
  languages.map(({ language, name, href }) => (
    <a
      key={language}
      href={href}
      lang={language}
      hrefLang={language}
      // `pointerdown` comes before a middle click opens a tab, and before the context menu, from
      // which visitors copy the address.
      onPointerDown={keepSection}
      onClick={keepSection}
    >
      {`${name} `}
    </a>
  ));
