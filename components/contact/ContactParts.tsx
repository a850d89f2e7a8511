import type { Contacts } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { QuietAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { AddressLink } from './AddressLink';

interface DetailsProps extends Partial<Pick<Contacts, 'email' | 'phone' | 'location'>> {
  locale: Locale;
}

/** Each has an icon. Its name is for screen readers. */
export function ContactDetails({ email, phone, location, locale: { words } }: DetailsProps) {
  const details = [
    { icon: 'mail', name: words.contact.email, value: email && <AddressLink {...email} /> },
    { icon: 'phone', name: words.contact.phone, value: phone && <AddressLink {...phone} /> },
    { icon: 'map-pin', name: words.contact.location, value: location },
  ] as const;
  const shownDetails = details.filter(({ value }) => value !== undefined);
  if (shownDetails.length === 0) return null;
  return (
    <dl>
      {shownDetails.map(({ icon, name, value }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            <span className="visually-hidden">{`${name} `}</span>
          </dt>
          <dd>{value} </dd>
        </div>
      ))}
    </dl>
  );
}

export const SaveContact = ({ card, locale }: Pick<Contacts, 'card'> & { locale: Locale }) => (
  <QuietAction href={card.href} type="text/vcard">
    <Icon name="address-book" />
    {`${locale.words.contact.save} `}
  </QuietAction>
);
