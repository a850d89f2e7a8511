import type { LanguageLink } from '@/lib/site/other-languages';
import type { Words } from '@/lib/words/words';
import { FixedHeader, ShortenedName, SkipLink } from './Header.styles';
import { SiteMenu } from './SiteMenu';
import { ThemeButton } from './ThemeButton';

interface HeaderProps {
  name: string;
  sections: readonly { id: string; label: string }[];
  languages: readonly LanguageLink[];
  words: Words['header'];
  /** What precedes '#skills' in a link to a section; '' on the home page. */
  homeHref: string;
}

export function Header({ name, sections, languages, words, homeHref }: HeaderProps) {
  const links = sections.map(({ id, label }) => ({ id, label, href: `${homeHref}#${id}` }));
  return (
    <FixedHeader>
      {/* A text that another one follows ends with a space, here and everywhere: programs that read
          no styles would join the two. */}
      <SkipLink href="#main">{`${words.skip} `}</SkipLink>
      <a href={`${homeHref}#home`}>
        <ShortenedName translate="no">{`${name} `}</ShortenedName>
      </a>
      <SiteMenu links={links} label={words.menu}>
        {languages.map(({ language, name, href }) => (
          <a key={language} href={href} lang={language} hrefLang={language}>
            {`${name} `}
          </a>
        ))}
        <ThemeButton label={words.dark} />
      </SiteMenu>
    </FixedHeader>
  );
}
