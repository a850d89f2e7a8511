import type { Contacts } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import type { Words } from '@/lib/words/words';
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

interface AccountsProps extends Pick<Contacts, 'accounts'> {
  locale: Locale;
}

export function Accounts({ accounts, locale }: AccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <ul role="list">
      {accounts.map((account, index) => (
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
