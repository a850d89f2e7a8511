import type { SectionLink } from '@/lib/content/derived';
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
  /** On pages other than the home page the links lead back there. */
  away?: boolean;
}

/** Fixed at the top: the owner's name, the way to each section, the theme switch. */
export function Header({ owner, sections, words, away = false }: HeaderProps) {
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
