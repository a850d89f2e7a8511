import { phoneAddress, withoutTrunkZero } from '../content/addresses';
import type { Content } from '../content/schema';
import { socialIcon } from '../images/social-icons';
import { type Locale, linkFor } from '../language/locale';

type Profiles = ReturnType<typeof contactsFor>['social'];

/** The first profiles that one can tell apart by their icons alone. */
export const profilesWithIcons = (social: Profiles, most: number): Profiles =>
  social
    .filter(
      ({ icon }, index) =>
        icon !== 'link' && social.findIndex((other) => other.icon === icon) === index,
    )
    .slice(0, most);

export const contactsFor = ({ contact }: Content, locale: Locale) => ({
  email: { text: contact.email, href: `mailto:${contact.email}` },
  phone:
    contact.phone === undefined
      ? undefined
      : {
          text: contact.phone,
          href: phoneAddress(contact.phone),
          /** For programs, which dial each digit. */
          number: withoutTrunkZero(contact.phone),
        },
  location: contact.location,
  social: contact.social.map((link) => ({
    name: link.name,
    icon: socialIcon(link),
    ...linkFor(link.href, locale),
  })),
  emailService: contact.emailService,
});
