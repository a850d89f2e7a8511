import type { SectionLink } from '@/lib/content/derived';
import type { LanguageLink } from '@/lib/content/links';
import type { Content } from '@/lib/content/schema';
import { withBasePath } from '@/lib/hosting/addresses';
import type { Localised } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import { Bar, Brand } from './Header.styles';
import { SiteMenu } from './SiteMenu';
import { ThemeSwitch } from './ThemeSwitch';

interface HeaderProps extends Pick<Content, 'owner'>, Pick<Localised, 'words'> {
  /** The sections that the home page has. */
  sections: readonly SectionLink[];
  /** The page in other languages, each named as its speakers call it. */
  languages: readonly LanguageLink[];
  /** On pages other than the home page the links lead back there. */
  away?: boolean;
}

/** Fixed at the top: the owner's name, the way to each section, the theme switch. */
export function Header({ owner, sections, languages, words, away = false }: HeaderProps) {
  const home = away ? withBasePath('/') : '';
  return (
    <Bar>
      <Brand href={`${home}#home`}>
        <span>{owner.name}</span>
      </Brand>
      <SiteMenu
        links={sections.map(({ id, label }) => ({ id, label, href: `${home}#${id}` }))}
        words={{ menu: words.header.menu, sections: words.header.sections }}
        openIcon={<Icon name="menu" />}
        closeIcon={<Icon name="close" />}
      >
        {languages.map(({ language, name, href }) => (
          <a key={language} href={href} lang={language} hrefLang={language}>
            {name}
          </a>
        ))}
        <ThemeSwitch
          title={words.header.theme}
          choices={{
            light: { label: words.header.light, icon: <Icon name="sun" /> },
            dark: { label: words.header.dark, icon: <Icon name="moon" /> },
            system: { label: words.header.system, icon: <Icon name="device-desktop" /> },
          }}
        />
      </SiteMenu>
    </Bar>
  );
}
