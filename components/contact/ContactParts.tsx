import type { Contacts } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { AccountLink } from '../ui/AccountLink';
import { QuietAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';

interface DetailsProps extends Pick<Contacts, 'email' | 'phone' | 'location'> {
  locale: Locale;
}

export function ContactDetails({ email, phone, location, locale: { words } }: DetailsProps) {
  const details = [
    { icon: 'mail', name: words.contact.email, text: email?.text, href: email?.href },
    { icon: 'phone', name: words.contact.phone, text: phone?.text, href: phone?.href },
    { icon: 'map-pin', name: words.contact.location, text: location, href: undefined },
  ] as const;
  const shownDetails = details.filter(({ text }) => text !== undefined);
  if (shownDetails.length === 0) return null;
  return (
    <dl>
      {shownDetails.map(({ icon, name, text, href }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            <span>{name} </span>
          </dt>
          <dd>
            {href ? (
              // An address reads from left to right, on every page.
              <a dir="ltr" href={href}>
                {text}
              </a>
            ) : (
              text
            )}{' '}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Accounts({ accounts, locale }: Pick<Contacts, 'accounts'> & { locale: Locale }) {
  if (accounts.length === 0) return null;
  return (
    <ul role="list">
      {accounts.map((account, index) => (
        <li key={index}>
          <AccountLink account={account} showsName locale={locale} />{' '}
        </li>
      ))}
    </ul>
  );
}

export const SaveContact = ({ card, locale }: Pick<Contacts, 'card'> & { locale: Locale }) => (
  <QuietAction href={card.href} type="text/vcard">
    <Icon name="address-book" />
    {`${locale.words.contact.save} `}
  </QuietAction>
);
