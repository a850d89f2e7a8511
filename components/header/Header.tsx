import type { LanguageLink } from '@/lib/content/links';
import type { Content } from '@/lib/content/schema';
import { withBasePath } from '@/lib/hosting/addresses';
import type { Localised } from '@/lib/words/words';
import { Bar, Brand, Languages, SkipLink } from './Header.styles';
import { SiteMenu } from './SiteMenu';
import { ThemeSwitch } from './ThemeSwitch';

interface HeaderProps extends Pick<Content, 'owner'>, Pick<Localised, 'words'> {
  /** The sections of the home page: their anchors, and the texts of the links to them. */
  sections: readonly Record<'id' | 'label', string>[];
  /** The page in other languages, each by its own name. */
  languages: readonly LanguageLink[];
  /** On other pages the links lead back to the home page. */
  isHomePage: boolean;
}

/**
 * Fixed at the top: the owner's name, links to the sections and to the page in other languages, the
 * theme switch. It gets a background after 50 px of scrolling (`lib/browser/early-script.ts`).
 */
export function Header({ owner, sections, languages, words, isHomePage }: HeaderProps) {
  const home = isHomePage ? '' : withBasePath('/');
  const links = languages.map(({ language, name, href }) => (
    <a key={language} href={href} lang={language} hrefLang={language}>
      {name}
    </a>
  ));
  return (
    <>
      {isHomePage && <SkipLink href="#main">{words.header.skip}</SkipLink>}
      <Bar>
        <Brand href={`${home}#home`}>
          <span>{owner.name}</span>
        </Brand>
        <SiteMenu
          links={sections.map(({ id, label }) => ({ id, label, href: `${home}#${id}` }))}
          words={words.header}
        >
          {links.length > 1 ? (
            <Languages>
              <summary>{words.facts.languages}</summary>
              <div>{links}</div>
            </Languages>
          ) : (
            links
          )}
          <ThemeSwitch words={words.header} />
        </SiteMenu>
      </Bar>
    </>
  );
}
