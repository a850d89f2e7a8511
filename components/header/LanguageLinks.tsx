'use client';

import type { LanguageLink } from '@/lib/site/other-languages';
import { useCurrentSection } from './current-section';

/** Links to the section that the visitor is reading, in other languages. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const section = useCurrentSection();
  return languages.map(({ language, name, href }) => (
    <a
      key={language}
      href={section ? `${href}#${section}` : href}
      lang={language}
      hrefLang={language}
    >
      {`${name} `}
    </a>
  ));
}
