import type { LanguageLink, Locale } from '@/lib/language/locale';
import { HeaderBar } from './HeaderBar';
import { LanguageLinks } from './LanguageLinks';
import { SiteMenu } from './SiteMenu';
import { ThemeSwitch } from './ThemeSwitch';

interface HeaderProps {
  name: string;
  sections: readonly { id: string; label: string }[];
  languages: readonly LanguageLink[];
  /** The theme of visitors who have not chosen one; undefined for that of their system. */
  firstTheme?: 'light' | 'dark';
  locale: Locale;
  /** On other pages the links lead back to the home page. */
  isHomePage: boolean;
}

/** It has a background after 50 px of scrolling (`lib/browser/inline/early.js`). */
export function Header(props: HeaderProps) {
  const { name, sections, languages, firstTheme, locale, isHomePage } = props;
  const { header, facts } = locale.words;
  const { menu, sections: sectionsLabel, theme, light, dark, system } = header;
  const home = isHomePage ? '' : locale.path('/');
  const links = sections.map(({ id, label }) => ({ id, label, href: `${home}#${id}` }));
  return (
    <>
      <a className="skip" href="#main">
        {header.skip}
      </a>
      <HeaderBar>
        <a className="brand" href={`${home}#home`}>
          <span>{name}</span>
        </a>
        <SiteMenu links={links} words={{ menu, sections: sectionsLabel }}>
          {/* The word for languages is the same as in the facts about the owner. */}
          <LanguageLinks languages={languages} sections={links} label={facts.languages} />
          <ThemeSwitch firstTheme={firstTheme} words={{ theme, light, dark, system }} />
        </SiteMenu>
      </HeaderBar>
    </>
  );
}
