import { shortAddress } from '../addresses/short-address';
import { linkFor, type ResolvedLink } from '../addresses/site-addresses';
import { isWebUrl } from '../addresses/urls';
import { phoneAddress } from '../content/phone';
import type { Contact } from '../content/schema';
import type { IconName } from '../images/interface-icons';
import { socialIconFor } from '../images/social-icons';
import { fill, type Words } from '../words/words';
import type { ProfileContext } from './context';

export interface SocialAccount extends ResolvedLink {
  name: string;
  icon: IconName;
}

interface ContactLink {
  text: string;
  href: string;
}

/** How visitors reach the owner: by e-mail, or at a social account. */
export interface PreferredContact {
  /** The address for readers, without query: 'ana@name.example', 'x.com/ana'. */
  text: string;
  href: string;
  isEmail: boolean;
  /** Whether visitors can write to the owner at this address. */
  canWrite: boolean;
  /** The label of a link to the address: "Write on LinkedIn". */
  label: string;
  /** A sentence beside that link, if visitors can write there. */
  offer?: string;
}

export interface Contacts extends Pick<Contact, 'intro' | 'location' | 'emailService'> {
  preferred: PreferredContact;
  email?: ContactLink;
  phone?: ContactLink;
  accounts: readonly SocialAccount[];
  /** The contact card, `contact.vcf`. */
  card: ResolvedLink;
}

/** The accounts that icons alone tell apart: no general icon, and no icon twice. */
export const withOwnIcons = (accounts: readonly SocialAccount[]): SocialAccount[] =>
  accounts.filter(
    ({ icon }, index) =>
      icon !== 'link' && accounts.findIndex((other) => other.icon === icon) === index,
  );

/** The accounts at web addresses. Programs that read our documents open no others. */
export const webAccountsIn = (accounts: readonly SocialAccount[]): SocialAccount[] =>
  accounts.filter(({ url }) => isWebUrl(url));

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
 * The e-mail address, or else the first account on which one can write, or else the first account
 * with a web address.
 * @throws Error if the owner has none of them, which the schema does not allow
 */
function preferredContactFor(
  email: ContactLink | undefined,
  accounts: readonly SocialAccount[],
  { contact }: Words,
): PreferredContact {
  if (email !== undefined) {
    const texts = { label: contact.writeMail, offer: contact.mailOffer };
    return { ...email, isEmail: true, canWrite: true, ...texts };
  }
  const pages = accounts.filter(({ href }) => isWebUrl(href));
  const writable = pages.filter(({ icon }) => networksWithMessages.includes(icon));
  // On GitHub one can write in public only, so any other network comes before it.
  const account = writable.find(({ icon }) => icon !== 'brand-github') ?? writable[0] ?? pages[0];
  if (account === undefined) throw new Error('The owner has no e-mail address and no account.');
  const { href, name } = account;
  const canWrite = writable.length > 0;
  return {
    text: shortAddress(href.replace(/\?[^#]*/, '')),
    href,
    isEmail: false,
    canWrite,
    label: fill(canWrite ? contact.writeOn : contact.findOn, { profile: name }),
    offer: canWrite ? fill(contact.profileOffer, { profile: name }) : undefined,
  };
}

const phoneOf = ({ phone }: Contact): ContactLink | undefined =>
  phone === undefined ? undefined : { text: phone, href: phoneAddress(phone) };

export function contactsFor(context: ProfileContext): Contacts {
  const { contact } = context.content;
  const email = emailOf(contact);
  const accounts = contact.social.map((account) => ({
    name: account.name,
    icon: socialIconFor(account),
    ...linkFor(account.href, context),
  }));
  return {
    intro: contact.intro,
    preferred: preferredContactFor(email, accounts, context.locale.words),
    email,
    phone: phoneOf(contact),
    location: contact.location,
    accounts,
    card: linkFor('/contact.vcf', context),
    emailService: contact.emailService,
  };
}
