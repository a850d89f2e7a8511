import type { Account, ContactLink, Contacts } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { estimatedWidth } from '../styles/text-width';
import { AccountLink } from '../ui/AccountLink';
import { QuietAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { AddressLink } from './AddressLink';
import { Detail, DetailList, LARGE_ICON_WIDTH, LargeLine } from './Contact.styles';

interface LargeContactProps {
  email?: ContactLink;
  /** Shown if there is no e-mail address. */
  account?: Account;
}

export function LargeContact({ email, account }: LargeContactProps) {
  const width = email
    ? estimatedWidth(email.text)
    : estimatedWidth(account?.name ?? '') + LARGE_ICON_WIDTH;
  return (
    <LargeLine style={{ '--text-width': width.toFixed(2) }}>
      {email && (
        <a href={email.href}>
          {/* An address reads from left to right, but begins where the page begins. */}
          <span dir="ltr">{email.text}</span>{' '}
        </a>
      )}
      {account && <AccountLink account={account} showsName />}{' '}
    </LargeLine>
  );
}

interface ContactDetailsProps extends Pick<Contacts, 'phone' | 'location'> {
  locale: Locale;
}

/** Each has an icon. Its name is for screen readers. */
export function ContactDetails({ phone, location, locale: { words } }: ContactDetailsProps) {
  const details = [
    { icon: 'phone', name: words.contact.phone, value: phone && <AddressLink {...phone} /> },
    { icon: 'map-pin', name: words.contact.location, value: location },
  ] as const;
  const shownDetails = details.filter(({ value }) => value !== undefined);
  if (shownDetails.length === 0) return null;
  return (
    <DetailList>
      {shownDetails.map(({ icon, name, value }) => (
        <Detail key={icon}>
          <dt>
            <Icon name={icon} />
            <span className="visually-hidden">{`${name} `}</span>
          </dt>
          <dd>{value} </dd>
        </Detail>
      ))}
    </DetailList>
  );
}

export const SaveContact = ({ card, locale }: Pick<Contacts, 'card'> & { locale: Locale }) => (
  <QuietAction href={card.href} type="text/vcard">
    <Icon name="address-book" />
    {`${locale.words.contact.save} `}
  </QuietAction>
);
