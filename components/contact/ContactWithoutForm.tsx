import type { CSSProperties } from 'react';
import { isByEmail } from '@/lib/contact/mailto';
import type { Contacts } from '@/lib/profile/contacts';
import type { Locale } from '@/lib/words/locale';
import { accountRel } from '../ui/AccountLink';
import { PrimaryAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { Icon } from '../ui/Icon';
import { AddressHeadline, ContactButtons, Offer, OtherContacts } from './Contact.styles';
import { Accounts, ContactDetails, directWordsFor, SaveContact } from './ContactParts';

/**
 * The address as a headline, a button that opens it, and all other contacts in one row. If visitors
 * cannot write at that address, the headline names the account, and there is no button.
 */
export function ContactWithoutForm({ contacts, locale }: { contacts: Contacts; locale: Locale }) {
  const { direct, intro, phone, location, card } = contacts;
  const { canWrite, href } = direct;
  const words = directWordsFor(direct, locale.words);
  const headline = canWrite ? direct.text : words.link;
  const social = contacts.social.filter((link) => link.href !== href);
  return (
    <>
      <AddressHeadline style={{ '--length': headline.length } as CSSProperties}>
        <ContentLink href={href} rel={accountRel} locale={locale}>
          {/* An address reads from left to right, but begins where the page begins. */}
          <span dir={canWrite ? 'ltr' : undefined}>{headline}</span>
        </ContentLink>
      </AddressHeadline>
      {/* If the owner has written an `intro`, it is already below the title. */}
      {words.offer && intro === undefined && <Offer>{words.offer}</Offer>}
      <ContactButtons>
        {canWrite && (
          <ContentLink as={PrimaryAction} href={href} rel={accountRel} locale={locale}>
            <Icon name={isByEmail(direct) ? 'send' : 'external-link'} />
            {words.link}
          </ContentLink>
        )}
        <SaveContact card={card} words={locale.words} />
      </ContactButtons>
      {(social.length > 0 || phone || location) && (
        <OtherContacts>
          <Accounts social={social} locale={locale} />
          <ContactDetails phone={phone} location={location} locale={locale} />
        </OtherContacts>
      )}
    </>
  );
}
