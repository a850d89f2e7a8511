import type { Contacts } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { estimatedWidth } from '../styles/text-width';
import { AccountLink, AccountList } from '../ui/AccountLink';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { AddressHeadline, ContactButtons, Offer, OtherContacts } from './Contact.styles';
import { ContactDetails, SaveContact } from './ContactParts';

/** The width of the icon before the account, with its gap, in em (`AddressHeadline`). */
const ICON_WIDTH = 1.15;

/**
 * The e-mail address as a headline, with a button that opens it, or else the first account. All
 * other contacts are in one row.
 */
export function ContactWithoutForm({ contacts, locale }: { contacts: Contacts; locale: Locale }) {
  const { email, accounts, intro, phone, location, card } = contacts;
  const { words } = locale;
  const largeAccount = email === undefined ? accounts[0] : undefined;
  const otherAccounts = accounts.filter((account) => account !== largeAccount);
  const headlineWidth = email
    ? estimatedWidth(email.text)
    : estimatedWidth(largeAccount?.name ?? '') + ICON_WIDTH;
  return (
    <>
      <AddressHeadline style={{ '--text-width': headlineWidth.toFixed(2) }}>
        {email && (
          <a href={email.href}>
            {/* An address reads from left to right, but begins where the page begins. */}
            <span dir="ltr">{email.text}</span>{' '}
          </a>
        )}
        {largeAccount && <AccountLink account={largeAccount} showsName />}{' '}
      </AddressHeadline>
      {/* If the owner has written an `intro`, it is already below the title. */}
      {email && intro === undefined && <Offer>{`${words.contact.mailOffer} `}</Offer>}
      <ContactButtons>
        {email && (
          <PrimaryAction href={email.href}>
            <Icon name="send" />
            {`${words.contact.writeMail} `}
          </PrimaryAction>
        )}
        <SaveContact card={card} locale={locale} />
      </ContactButtons>
      {(otherAccounts.length > 0 || phone || location) && (
        <OtherContacts>
          <AccountList accounts={otherAccounts} showsName />
          <ContactDetails phone={phone} location={location} locale={locale} />
        </OtherContacts>
      )}
    </>
  );
}
