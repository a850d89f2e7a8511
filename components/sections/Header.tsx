import type { Content } from '@/lib/content/schema';
import { shownSections } from '@/lib/content/sections';
import { withBasePath } from '@/lib/hosting/paths';
import { Icon } from '../ui/Icon';
import { Bar, Brand } from './Header.styles';
import { SiteMenu } from './SiteMenu';
import { ThemeSwitch } from './ThemeSwitch';

interface HeaderProps extends Omit<Content, 'site' | 'contact'> {
  /** On pages other than the home page the links lead back there. */
  away?: boolean;
}

/** Fixed at the top: the owner's name, the way to each section, the theme switch. */
export function Header({ away = false, ...content }: HeaderProps) {
  const home = away ? withBasePath('/') : '';
  return (
    <Bar data-print="hide">
      <Brand href={`${home}#home`}>
        <span>{content.owner.name}</span>
      </Brand>
      <SiteMenu
        links={shownSections(content).map((section) => ({
          ...section,
          href: `${home}#${section.id}`,
        }))}
        openIcon={<Icon name="menu" />}
        closeIcon={<Icon name="close" />}
      >
        <ThemeSwitch
          light={<Icon name="sun" />}
          dark={<Icon name="moon" />}
          system={<Icon name="device-desktop" />}
        />
      </SiteMenu>
    </Bar>
  );
}
