import { AccountList } from '../ui/AccountLink';
import { FilledText } from '../ui/FilledText';
import { LegalLink } from '../ui/LegalLink';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { AddressLink } from './AddressLink';
import { ContactColumn, InfoAndForm } from './Contact.styles';
import { ContactDetails, SaveContact } from './ContactParts';
import { ContactWithoutForm } from './ContactWithoutForm';
import { MessageForm } from './MessageForm';

export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { email, emailService } = contacts;
  const { words, language } = locale;
  const accounts = <AccountList accounts={contacts.accounts} showsName />;
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  return (
    <SectionFrame {...section} intro={contacts.intro} column={ContactColumn}>
      {emailService === undefined ? (
        <ContactWithoutForm contacts={contacts} locale={locale} />
      ) : (
        <InfoAndForm>
          <div>
            <ContactDetails {...contacts} locale={locale} />
            <div>
              {accounts}
              <p>
                <SaveContact card={contacts.card} locale={locale} />
              </p>
            </div>
          </div>
          <div>
            {email && (
              <p hidden>
                <FilledText
                  text={words.contact.withoutScript}
                  values={{ address: <AddressLink {...email} /> }}
                />{' '}
              </p>
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
              privacyLink={privacy && <LegalLink entry={privacy} />}
            />
          </div>
        </InfoAndForm>
      )}
    </SectionFrame>
  );
}
