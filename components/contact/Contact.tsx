import { AccountList } from '../ui/AccountLink';
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
  InsteadOfForm,
} from './Contact.styles';
import { ContactDetails, SaveContact } from './ContactParts';
import { ContactWithoutForm } from './ContactWithoutForm';
import { MessageForm } from './MessageForm';

export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { email, emailService } = contacts;
  const { words, language } = locale;
  const accounts = <AccountList accounts={contacts.accounts} showsName locale={locale} />;
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  return (
    <SectionFrame
      {...section}
      intro={contacts.intro}
      column={ContactColumn}
      backdrop={<ContactContours />}
    >
      {emailService === undefined ? (
        <ContactWithoutForm contacts={contacts} locale={locale} />
      ) : (
        <InfoAndForm>
          <ContactInfo>
            <ContactDetails {...contacts} locale={locale} />
            <AccountsAndCard>
              {accounts}
              <p>
                <SaveContact card={contacts.card} locale={locale} />
              </p>
            </AccountsAndCard>
          </ContactInfo>
          <FormSide>
            {email && (
              <InsteadOfForm hidden>
                <FilledText
                  text={words.contact.withoutScript}
                  values={{ address: <AddressLink {...email} /> }}
                />{' '}
              </InsteadOfForm>
            )}
            <MessageForm
              service={emailService}
              language={language}
              words={words.form}
              recipient={{
                name: person.firstNames,
                email,
                accounts: email === undefined ? accounts : undefined,
              }}
              privacyLink={privacy && <LegalLink entry={privacy} locale={locale} />}
            />
          </FormSide>
        </InfoAndForm>
      )}
    </SectionFrame>
  );
}
