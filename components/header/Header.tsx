import { inlineScript } from '@/lib/browser/inline-scripts';
import type { LanguageLink } from '@/lib/site/other-languages';
import type { Words } from '@/lib/words/words';
import { InlineScript } from '../ui/InlineScript';
import { BarBox, Brand, SkipLink } from './Header.styles';
import { LanguageLinks } from './LanguageLinks';
import { rowBreakpoint } from './row-breakpoint';
import { SiteMenu } from './SiteMenu';
import { ThemeButton } from './ThemeButton';

interface HeaderProps {
  name: string;
  sections: readonly { id: string; label: string }[];
  languages: readonly LanguageLink[];
  words: Words;
  /** The address of the home page; '' on the home page. */
  homeHref: string;
}

/** If the page is scrolled farther, the header has a background (specification, section 9). */
const SCROLL_THRESHOLD_PX = 50;

/**
 * The header of each page: the name, links to the sections, languages and the theme button. Its
 * script changes attributes of the bar before hydration, so the bar has `suppressHydrationWarning`.
 */
export function Header({ name, sections, languages, words, homeHref }: HeaderProps) {
  const { header, facts } = words;
  const links = sections.map(({ id, label }) => ({ id, label, href: `${homeHref}#${id}` }));
  // Two or more languages are in a list, because the header has no room for them in a row. The
  // button of the list has the same text as the fact "Languages" in About.
  const listLabel = languages.length > 1 ? facts.languages : undefined;
  const languageTexts = listLabel === undefined ? languages.map(({ name }) => name) : [listLabel];
  const rowFrom = rowBreakpoint([...sections.map(({ label }) => label), ...languageTexts]);
  return (
    <>
      <SkipLink href="#main">{header.skip}</SkipLink>
      <BarBox suppressHydrationWarning>
        <InlineScript data-threshold={SCROLL_THRESHOLD_PX} code={inlineScript('header')} />
        <Brand href={`${homeHref}#home`}>
          <span>{name}</span>
        </Brand>
        <SiteMenu
          links={links}
          words={{ menu: header.menu, sections: header.sections }}
          rowFrom={rowFrom}
        >
          <LanguageLinks
            languages={languages}
            sections={links}
            listLabel={listLabel}
            rowFrom={rowFrom}
          />
          <ThemeButton label={header.dark} rowFrom={rowFrom} />
        </SiteMenu>
      </BarBox>
    </>
  );
}
