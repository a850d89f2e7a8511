import { linkFor } from '../addresses/site-addresses';
import { isWebUrl, phoneAddress } from '../addresses/urls';
import { linkIconFor } from '../images/link-icons';
import type { ProfileContext } from './context';

/** The accounts that icons alone tell apart: none with the general 'link', and no icon twice. */
export const withOwnIcons = (accounts: readonly Account[]): Account[] =>
  accounts.filter(
    ({ icon }, index) =>
      icon !== 'link' && accounts.findIndex((other) => other.icon === icon) === index,
  );

/** The accounts at web addresses. Programs that read our documents open no others. */
export const webAccountsIn = (accounts: readonly Account[]): Account[] =>
  accounts.filter(({ url }) => isWebUrl(url));

export type Account = ReturnType<typeof contactsFor>['accounts'][number];

export function contactsFor(context: ProfileContext) {
  const { email, phone, social, ...others } = context.content.contact;
  return {
    ...others,
    email: email === undefined ? undefined : { text: email, href: `mailto:${email}` },
    phone: phone === undefined ? undefined : { text: phone, href: phoneAddress(phone) },
    accounts: social.flatMap(({ name, href }) =>
      href === undefined
        ? []
        : { name, icon: linkIconFor({ name, href }), ...linkFor(href, context) },
    ),
    /** Accounts without an address: "ana_dev" at "Discord". */
    accountNames: social.flatMap(({ name, text }) => (text ? { name, value: text } : [])),
    /** The owner's contact card; undefined if it would have no way to write or call. */
    vCard: email || phone ? linkFor('/contact.vcf', context) : undefined,
  };
}
