import { shortAddress } from '../addresses/short-address';
import { linkFor, type ResolvedLink } from '../addresses/site-addresses';
import { isWebUrl } from '../addresses/urls';
import { dialable, phoneAddress } from '../content/phone';
import type { Contact } from '../content/schema';
import type { IconName } from '../images/interface-icons';
import { socialIconFor } from '../images/social-icons';
import type { ProfileContext } from './context';

export interface SocialAccount extends ResolvedLink {
  name: string;
  icon: IconName;
}

interface ContactLink {
  text: string;
  href: string;
}

interface PhoneLink extends ContactLink {
  /** The number for programs, which would dial the zero of "+49 (0)171". */
  number: string;
}

/** How visitors reach the owner: by e-mail, or at a social account. */
export interface DirectContact {
  /** The address for readers, without query: 'ana@name.example', 'x.com/ana'. */
  text: string;
  href: string;
  /** The name of the account: 'LinkedIn'. An e-mail address has none. */
  accountName?: string;
  /** Whether visitors can write to the owner at this address. */
  canWrite: boolean;
}

export interface Contacts extends Pick<Contact, 'intro' | 'location' | 'emailService'> {
  direct: DirectContact;
  email?: ContactLink;
  phone?: PhoneLink;
  social: readonly SocialAccount[];
  /** The contact card, `contact.vcf`. */
  card: ResolvedLink;
}

/** The most icons. On phones, more icons would not fit on the line of the availability. */
const MAX_SOCIAL_ICONS = 3;

/** The accounts that icons alone tell apart: no general icon, and no icon twice. */
export const withOwnIcons = (accounts: readonly SocialAccount[]): SocialAccount[] =>
  accounts.filter(
    ({ icon }, index) =>
      icon !== 'link' && accounts.findIndex((other) => other.icon === icon) === index,
  );

/** The first accounts of `withOwnIcons`, at most `MAX_SOCIAL_ICONS`. */
export const accountsOfFirstScreen = (accounts: readonly SocialAccount[]): SocialAccount[] =>
  withOwnIcons(accounts).slice(0, MAX_SOCIAL_ICONS);

/** Networks on which visitors can write to the owner of an account. */
const networksWithMessages: readonly IconName[] = [
  'brand-bluesky',
  'brand-discord',
  'brand-facebook',
  'brand-github',
  'brand-instagram',
  'brand-line',
  'brand-linkedin',
  'brand-mastodon',
  'brand-matrix',
  'brand-messenger',
  'brand-reddit',
  'brand-signal',
  'brand-telegram',
  'brand-threads',
  'brand-twitter',
  'brand-vk',
  'brand-wechat',
  'brand-whatsapp',
  'brand-x',
  'brand-xing',
];

const emailOf = ({ email }: Contact): ContactLink | undefined =>
  email === undefined ? undefined : { text: email, href: `mailto:${email}` };

/**
 * The e-mail address, or else the first social account on which one can write, GitHub last, or else
 * the first account with a web address.
 * @throws Error if the owner has none of them, which the schema does not allow
 */
function directContactOf(contact: Contact): DirectContact {
  const email = emailOf(contact);
  if (email !== undefined) return { ...email, canWrite: true };
  const accounts = contact.social.filter(({ href }) => isWebUrl(href));
  const writable = accounts.filter((account) =>
    networksWithMessages.includes(socialIconFor(account)),
  );
  // On GitHub one can write in public only, so any other network comes before it.
  const isGitHub = (account: (typeof accounts)[number]) =>
    socialIconFor(account) === 'brand-github';
  const account = writable.find((each) => !isGitHub(each)) ?? writable[0] ?? accounts[0];
  if (account === undefined) throw new Error('The owner has no e-mail address and no account.');
  const { href, name } = account;
  const text = shortAddress(href.replace(/\?[^#]*/, ''));
  return { text, href, accountName: name, canWrite: writable.length > 0 };
}

const phoneOf = ({ phone }: Contact): PhoneLink | undefined =>
  phone === undefined
    ? undefined
    : { text: phone, href: phoneAddress(phone), number: dialable(phone) };

export function contactsFor(context: ProfileContext): Contacts {
  const { contact } = context.content;
  return {
    intro: contact.intro,
    direct: directContactOf(contact),
    email: emailOf(contact),
    phone: phoneOf(contact),
    location: contact.location,
    social: contact.social.map((link) => ({
      name: link.name,
      icon: socialIconFor(link),
      ...linkFor(link.href, context),
    })),
    card: linkFor('/contact.vcf', context),
    emailService: contact.emailService,
  };
}
