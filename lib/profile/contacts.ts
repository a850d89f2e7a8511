import { dialable, phoneAddress } from '../content/phone';
import type { Contact } from '../content/schema';
import { linkFor } from '../hosting/addresses';
import { shortAddress } from '../hosting/short-address';
import { isWebUrl } from '../hosting/urls';
import { socialIcon } from '../images/social-icons';
import type { ProfileContext } from './context';
import type { DirectContact } from './direct-contact';

type SocialLink = ReturnType<typeof contactsFor>['social'][number];

const MAX_SOCIAL_ICONS = 3;

/**
 * The first social links, at most MAX_SOCIAL_ICONS, that one can tell apart by their icons alone.
 * It leaves out links with the general icon, and links with the icon of an earlier link.
 */
export const socialLinksWithIcons = (links: readonly SocialLink[]): SocialLink[] =>
  links
    .filter(
      ({ icon }, index) =>
        icon !== 'link' && links.findIndex((other) => other.icon === icon) === index,
    )
    .slice(0, MAX_SOCIAL_ICONS);

const emailOf = ({ email }: Contact) =>
  email === undefined ? undefined : { text: email, href: `mailto:${email}` };

/**
 * The e-mail address or else the first social link with a web address.
 * @throws Error if the owner has neither, which the schema does not allow
 */
function directContactOf(contact: Contact): DirectContact {
  const email = emailOf(contact);
  if (email !== undefined) return email;
  const link = contact.social.find(({ href }) => isWebUrl(href));
  if (link === undefined) throw new Error('The owner has no e-mail address and no social link.');
  return { text: shortAddress(link.href), href: link.href, socialName: link.name };
}

function phoneOf({ phone }: Contact) {
  if (phone === undefined) return undefined;
  return {
    text: phone,
    href: phoneAddress(phone),
    /** For programs, which would dial the zero of "+49 (0)171". */
    number: dialable(phone),
  };
}

/** The contacts of the owner, each with its text and its address. */
export function contactsFor(context: ProfileContext) {
  const { contact } = context.content;
  return {
    intro: contact.intro,
    direct: directContactOf(contact),
    email: emailOf(contact),
    phone: phoneOf(contact),
    location: contact.location,
    social: contact.social.map((link) => ({
      name: link.name,
      icon: socialIcon(link),
      ...linkFor(link.href, context),
    })),
    card: linkFor('/contact.vcf', context),
    emailService: contact.emailService,
  };
}
