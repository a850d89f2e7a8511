import { isEmail } from '@/lib/contact/mailto';
import { QuietAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { FilledText } from '../ui/FilledText';
import { LegalLink } from '../ui/LegalLink';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { AddressLink } from './AddressLink';
import { ContactColumn } from './Contact.styles';
import { ContactDetails, directWordsFor, Profiles, SaveContact } from './ContactParts';
import { ContactWithoutForm } from './ContactWithoutForm';
import { MessageForm } from './MessageForm';

/** How to reach the owner: addresses and a form or, without a form, one large address. */
export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { intro, direct, emailService } = contacts;
  const { words, language } = locale;
  const recipient = {
    name: person.firstNames,
    direct,
    profileLink: isEmail(direct) ? undefined : (
      <ContentLink as={QuietAction} href={direct.href} locale={locale}>
        {directWordsFor(direct, words).link}
      </ContentLink>
    ),
  };
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  return (
    <SectionFrame {...section} intro={intro} column={ContactColumn}>
      {emailService === undefined ? (
        <ContactWithoutForm contacts={contacts} locale={locale} />
      ) : (
        <div className="parts">
          <div className="addresses">
            <ContactDetails contacts={contacts} locale={locale} />
            <div>
              <Profiles contacts={contacts} locale={locale} />
              <p>
                <SaveContact contacts={contacts} locale={locale} />
              </p>
            </div>
          </div>
          <div>
            <noscript>
              <p>
                <FilledText
                  text={words.contact.withoutScript}
                  values={{ address: <AddressLink {...direct} /> }}
                />
              </p>
            </noscript>
            <MessageForm
              service={emailService}
              language={language}
              words={words.form}
              recipient={recipient}
              privacyLink={privacy && <LegalLink entry={privacy} locale={locale} />}
            />
          </div>
        </div>
      )}
    </SectionFrame>
  );
}
