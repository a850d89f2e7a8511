import { AccountList } from '../ui/AccountLink';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import {
  ContactColumn,
  FormAndContacts,
  InsteadOfForm,
  Offer,
  OtherContacts,
  SeaFloor,
} from './Contact.styles';
import { ContactDetails, LargeContact, SaveContact } from './ContactParts';
import { MessageForm } from './MessageForm';

/**
 * The e-mail address as a large line, or else the first account. Below it the form, or a button
 * that opens the visitor's e-mail program, and all other contacts.
 */
export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { email, phone, location, accounts, card, emailService } = contacts;
  const { words, language } = locale;
  const hasForm = emailService !== undefined;
  const largeAccount = email === undefined ? accounts[0] : undefined;
  const otherAccounts = accounts.filter((account) => account !== largeAccount);
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  return (
    <SectionFrame {...section} intro={contacts.intro} column={ContactColumn}>
      <SeaFloor />
      <LargeContact email={email} account={largeAccount} />
      {email && (
        <InsteadOfForm $onlyWithoutScripts={hasForm}>
          {/* If the owner has written an `intro`, it is already below the title. */}
          {contacts.intro === undefined && <Offer>{`${words.contact.mailOffer} `}</Offer>}
          <PrimaryAction href={email.href}>
            <Icon name="send" />
            {`${words.contact.writeMail} `}
          </PrimaryAction>
        </InsteadOfForm>
      )}
      <FormAndContacts $hasForm={hasForm}>
        {hasForm && (
          <MessageForm
            service={emailService}
            language={language}
            words={words.form}
            recipient={{
              name: person.firstNames,
              email,
              accounts: email ? undefined : <AccountList accounts={accounts} showsName />,
            }}
            privacyLink={privacy && <LegalLink entry={privacy} />}
          />
        )}
        <OtherContacts $hasForm={hasForm}>
          <ContactDetails phone={phone} location={location} locale={locale} />
          <AccountList accounts={otherAccounts} showsName />
          <SaveContact card={card} locale={locale} />
        </OtherContacts>
      </FormAndContacts>
    </SectionFrame>
  );
}
