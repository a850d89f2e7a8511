import type { Locale } from '@/lib/words/locale';
import { accountRel } from '../ui/AccountLink';
import { QuietAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { ContactContours } from '../ui/Contours.styles';
import { FilledText } from '../ui/FilledText';
import { LegalLink } from '../ui/LegalLink';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { AddressLink } from './AddressLink';
import {
  AccountsAndCard,
  ContactColumn,
  ContactInfo,
  FormSide,
  InfoAndForm,
} from './Contact.styles';
import { Accounts, ContactDetails, type Recipient, SaveContact } from './ContactParts';
import { ContactWithoutForm } from './ContactWithoutForm';
import { MessageForm } from './MessageForm';

export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { intro, preferred, emailService } = contacts;
  const { words, language } = locale;
  const recipient: Recipient = {
    name: person.firstNames,
    preferred,
    accountLink: preferred.isEmail ? undefined : (
      <ContentLink as={QuietAction} href={preferred.href} rel={accountRel} locale={locale}>
        {preferred.label}
      </ContentLink>
    ),
  };
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  return (
    <SectionFrame {...section} intro={intro} column={ContactColumn} backdrop={<ContactContours />}>
      {emailService === undefined ? (
        <ContactWithoutForm contacts={contacts} locale={locale} />
      ) : (
        <InfoAndForm>
          <ContactInfo>
            <ContactDetails {...contacts} locale={locale} />
            <AccountsAndCard>
              <Accounts accounts={contacts.accounts} locale={locale} />
              <p>
                <SaveContact card={contacts.card} locale={locale} />
              </p>
            </AccountsAndCard>
          </ContactInfo>
          <FormSide>
            <WithoutScript recipient={recipient} locale={locale} />
            <MessageForm
              service={emailService}
              language={language}
              words={words.form}
              recipient={recipient}
              privacyLink={privacy && <LegalLink entry={privacy} locale={locale} />}
            />
          </FormSide>
        </InfoAndForm>
      )}
    </SectionFrame>
  );
}

const WithoutScript = ({ recipient, locale }: { recipient: Recipient; locale: Locale }) => (
  <noscript>
    <p>
      {recipient.preferred.canWrite ? (
        <FilledText
          text={locale.words.contact.withoutScript}
          values={{ address: <AddressLink {...recipient.preferred} /> }}
        />
      ) : (
        recipient.accountLink
      )}
    </p>
  </noscript>
);
