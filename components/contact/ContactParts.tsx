import type { Contacts, DirectContact } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { fill, type Words } from '@/lib/words/words';
import { AccountLink } from '../ui/AccountLink';
import { QuietAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { AddressLink } from './AddressLink';

// The parts that Contact shows both with a form and without one.

interface DetailsProps extends Pick<Contacts, 'email' | 'phone' | 'location'> {
  locale: Locale;
}

/** E-mail address, phone number and place, without those that the owner has left out. */
export function ContactDetails({ email, phone, location, locale: { words } }: DetailsProps) {
  const details = [
    { icon: 'mail', name: words.contact.email, value: email && <AddressLink {...email} /> },
    { icon: 'phone', name: words.contact.phone, value: phone && <AddressLink {...phone} /> },
    { icon: 'map-pin', name: words.contact.location, value: location },
  ] as const;
  const shownDetails = details.filter(({ value }) => value);
  if (shownDetails.length === 0) return null;
  return (
    <dl>
      {shownDetails.map(({ icon, name, value }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            <span>{name}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AccountsProps extends Pick<Contacts, 'social'> {
  locale: Locale;
}

export function Accounts({ social, locale }: AccountsProps) {
  if (social.length === 0) return null;
  return (
    <ul role="list">
      {social.map((account, index) => (
        <li key={index}>
          <AccountLink account={account} showsName locale={locale} />
        </li>
      ))}
    </ul>
  );
}

interface SaveContactProps extends Pick<Contacts, 'card'> {
  words: Words;
}

export const SaveContact = ({ card, words }: SaveContactProps) => (
  <QuietAction href={card.href} type="text/vcard">
    <Icon name="address-book" />
    {words.contact.save}
  </QuietAction>
);

/**
 * The words of the link to the owner's e-mail address or account.
 * @returns `link`: the label of the link; `offer`: the sentence beside it, if one can write there
 */
export function directWordsFor({ accountName, canWrite }: DirectContact, { contact }: Words) {
  if (accountName === undefined) return { offer: contact.mailOffer, link: contact.writeMail };
  const values = { profile: accountName };
  if (!canWrite) return { link: fill(contact.findOn, values) };
  return { offer: fill(contact.profileOffer, values), link: fill(contact.writeOn, values) };
}
