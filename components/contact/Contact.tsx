import { AccountList } from '../ui/AccountList';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import {
  ContactColumn,
  Detail,
  FormAndContacts,
  OtherContacts,
  SeaFloor,
  WriteButton,
} from './Contact.styles';
import { AddressLink, ContactDetail, LargeAddress } from './ContactParts';
import { MessageForm } from './MessageForm';

/**
 * The e-mail address as a large line. Below it the form, or a button that opens the visitor's
 * e-mail program, and all other contacts.
 */
export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { email, phone, location, accounts, card, emailService } = contacts;
  const { words, language } = locale;
  const facts = profile.sections.includes('about') ? [] : person.answers;
  const hasForm = emailService !== undefined;
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  const otherWay = email ? (
    <FilledText
      text={words.form.ownAddress}
      values={{ name: person.firstNames, address: <AddressLink {...email} /> }}
    />
  ) : (
    <AccountList accounts={accounts} showsNames />
  );
  return (
    <SectionFrame {...section} intro={contacts.intro} column={ContactColumn}>
      <SeaFloor />
      {email && <LargeAddress {...email} />}
      {!hasForm && email && (
        <WriteButton href={email.href}>
          <Icon name="send" />
          {`${words.contact.writeMail} `}
        </WriteButton>
      )}
      <FormAndContacts $hasForm={hasForm}>
        {hasForm && (
          <MessageForm
            service={emailService}
            language={language}
            words={words.form}
            name={person.firstNames}
            email={email?.text}
            otherWay={otherWay}
            privacyLink={privacy && <LegalLink entry={privacy} />}
          />
        )}
        <OtherContacts>
          {(phone || location || facts.length > 0) && (
            <dl>
              {phone && (
                <ContactDetail icon="phone" name={words.contact.phone}>
                  <AddressLink {...phone} />
                </ContactDetail>
              )}
              {location && (
                <ContactDetail icon="map-pin" name={words.contact.location}>
                  {location}
                </ContactDetail>
              )}
              {facts.map(({ name, value }, index) => (
                <Detail key={index}>
                  <dt>{`${name} `}</dt>
                  <dd>{`${value} `}</dd>
                </Detail>
              ))}
            </dl>
          )}
          <AccountList accounts={accounts} showsNames />
          <QuietAction href={card.href} type="text/vcard">
            <Icon name="address-book" />
            {`${words.contact.save} `}
          </QuietAction>
        </OtherContacts>
      </FormAndContacts>
    </SectionFrame>
  );
}
