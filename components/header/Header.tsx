import type { Theme } from '@/lib/design/palette';
import type { LanguageLink } from '@/lib/site/other-languages';
import type { Words } from '@/lib/words/words';
import { SkipLink } from './Header.styles';
import { HeaderBar } from './HeaderBar';
import { LanguageLinks } from './LanguageLinks';
import { rowBreakpoint } from './row-breakpoint';
import { SiteMenu } from './SiteMenu';
import { ThemeSwitch } from './ThemeSwitch';

interface HeaderProps {
  name: string;
  sections: readonly { id: string; label: string }[];
  languages: readonly LanguageLink[];
  /** The theme of visitors who have not chosen one. If undefined, it is the theme of the system. */
  firstTheme?: Theme;
  words: Words;
  /** The address of the home page; '' on the home page. */
  homeHref: string;
}

/**
 * The header of each page: the name, links to the sections, languages and the theme switch. Its bar
 * gets a background after 50 px of scrolling (`lib/browser/inline/early.js`).
 */
export function Header(props: HeaderProps) {
  const { name, sections, languages, firstTheme, words, homeHref } = props;
  const { header, facts } = words;
  const { menu, sections: sectionsLabel, theme, light, dark, system } = header;
  const links = sections.map(({ id, label }) => ({ id, label, href: `${homeHref}#${id}` }));
  // Two or more languages are in a list, because the header has no room for them in a row. The text
  // of its button is the same as in the facts about the owner.
  const listLabel = languages.length > 1 ? facts.languages : undefined;
  const languageTexts = listLabel === undefined ? languages.map(({ name }) => name) : [listLabel];
  const rowFrom = rowBreakpoint([...sections.map(({ label }) => label), ...languageTexts]);
  return (
    <>
      <SkipLink href="#main">{header.skip}</SkipLink>
      <HeaderBar rowFrom={rowFrom}>
        <a className="brand" href={`${homeHref}#home`}>
          <span>{name}</span>
        </a>
        <SiteMenu links={links} words={{ menu, sections: sectionsLabel }}>
          <LanguageLinks
            languages={languages}
            sections={links}
            listLabel={listLabel}
            rowFrom={rowFrom}
          />
          <ThemeSwitch firstTheme={firstTheme} words={{ theme, light, dark, system }} />
        </SiteMenu>
      </HeaderBar>
    </>
  );
}
