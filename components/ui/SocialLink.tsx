import type { ProfileSocialLink } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from './ContentLink';
import { Icon } from './Icon';

interface SocialLinkProps {
  link: ProfileSocialLink;
  /** Whether the name is visible. If not, only screen readers read it. */
  showsName: boolean;
  locale: Locale;
}

/** The `rel` of a link to a profile: "me" tells other sites that it is of the same person. */
export const accountRel = 'me noopener noreferrer';

/** A link to a profile of the owner. */
export const SocialLink = ({ link: { name, href, icon }, showsName, locale }: SocialLinkProps) => (
  <ContentLink href={href} rel={accountRel} locale={locale}>
    <Icon name={icon} />
    {showsName ? name : <span className="visually-hidden">{name}</span>}
  </ContentLink>
);
