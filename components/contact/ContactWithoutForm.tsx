import type { Contacts } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { estimatedWidth } from '../styles/text-width';
import { accountRel } from '../ui/AccountLink';
import { PrimaryAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { Icon } from '../ui/Icon';
import { AddressHeadline, ContactButtons, Offer, OtherContacts } from './Contact.styles';
import { Accounts, ContactDetails, SaveContact } from './ContactParts';

/**
 * The address as a headline, a button that opens it, and all other contacts in one row. If visitors
 * cannot write at that address, the headline names the account, and there is no button.
 */
export function ContactWithoutForm({ contacts, locale }: { contacts: Contacts; locale: Locale }) {
  const { preferred, intro, phone, location, card } = contacts;
  const { canWrite, href, label, offer } = preferred;
  const headline = canWrite ? preferred.text : label;
  const otherAccounts = contacts.accounts.filter((account) => account.href !== href);
  return (
    <>
      <AddressHeadline style={{ '--text-width': estimatedWidth(headline).toFixed(2) }}>
        <ContentLink href={href} rel={accountRel} locale={locale}>
          {/* An address reads from left to right, but begins where the page begins. */}
          <span dir={canWrite ? 'ltr' : undefined}>{headline}</span>
        </ContentLink>
      </AddressHeadline>
      {/* If the owner has written an `intro`, it is already below the title. */}
      {offer && intro === undefined && <Offer>{offer}</Offer>}
      <ContactButtons>
        {canWrite && (
          <ContentLink as={PrimaryAction} href={href} rel={accountRel} locale={locale}>
            <Icon name={preferred.isEmail ? 'send' : 'external-link'} />
            {label}
          </ContentLink>
        )}
        <SaveContact card={card} locale={locale} />
      </ContactButtons>
      {(otherAccounts.length > 0 || phone || location) && (
        <OtherContacts>
          <Accounts accounts={otherAccounts} locale={locale} />
          <ContactDetails phone={phone} location={location} locale={locale} />
        </OtherContacts>
      )}
    </>
  );
}
