import type { ReactNode } from 'react';
import type { IconName } from '@/lib/images/interface-icons';
import { estimatedWidth } from '@/lib/text/text-width';
import { Coast } from '../coast/Coast';
import { AccountList } from '../ui/AccountList';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import {
  AddressBar,
  ContactColumn,
  FormAndContacts,
  LargeLine,
  OtherContacts,
} from './Contact.styles';
import { MessageForm } from './MessageForm';

/** The e-mail address as a large line, the form, if there is one, and all other contacts. */
export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { email, phone, location, accounts, vCard, emailService } = contacts;
  const { words, language } = locale;
  // About shows the answers, unless it is empty.
  const answers = profile.contentSections.includes('about') ? [] : person.answers;
  const facts = [...answers, ...contacts.accountNames];
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  const otherWays = email ? (
    <FilledText
      text={words.form.ownAddress}
      values={{ name: person.nameInSentences, address: <AddressLink {...email} /> }}
    />
  ) : (
    <>
      {phone && <AddressLink {...phone} />}
      <AccountList accounts={accounts} showsNames />
    </>
  );
  return (
    <SectionFrame
      {...section}
      intro={contacts.intro}
      headEnd={
        <>
          <Coast part="besideAddress" />
          {email && (
            <LargeLine style={{ '--text-width': estimatedWidth(email.text).toFixed(2) }}>
              <a href={email.href}>
                {/* An address reads from left to right, but begins where the page begins. */}
                <span dir="ltr">{email.text}</span>{' '}
              </a>{' '}
            </LargeLine>
          )}
        </>
      }
      column={ContactColumn}
      titlePart="toContact"
    >
      <FormAndContacts $hasForm={emailService !== undefined}>
        {email && <AddressBar />}
        {emailService && (
          <div style={{ position: 'relative' }}>
            <Coast part="besideForm" />
            <MessageForm
              service={emailService}
              language={language}
              words={words.form}
              name={person.nameInSentences}
              toName={person.firstNames}
              email={email?.text}
              otherWays={otherWays}
              privacyLink={privacy && <LegalLink entry={privacy} />}
            />
          </div>
        )}
        <OtherContacts>
          <Coast part="contactsTop" />
          <Coast part="besideContacts" />
          <Coast part="contactsEnd" />
          {(phone || location || facts.length > 0) && (
            <dl>
              {phone && (
                <ItemWithIcon icon="phone" name={words.contact.phone}>
                  <AddressLink {...phone} />
                </ItemWithIcon>
              )}
              {location && (
                <ItemWithIcon icon="map-pin" name={words.contact.location}>
                  {location}
                </ItemWithIcon>
              )}
              {facts.map(({ name, value }, index) => (
                <div key={index}>
                  <dt>{`${name} `}</dt>
                  <dd>{`${value} `}</dd>
                </div>
              ))}
            </dl>
          )}
          <AccountList accounts={accounts} showsNames />
          {vCard && (
            <QuietAction href={vCard.href} type="text/vcard">
              <Icon name="address-book" />
              {`${words.contact.save} `}
            </QuietAction>
          )}
        </OtherContacts>
      </FormAndContacts>
    </SectionFrame>
  );
}

/** A mail address or a phone number. On every page it reads from left to right. */
const AddressLink = ({ text, href }: { text: string; href: string }) => (
  <a dir="ltr" href={href}>
    {text}
  </a>
);

interface ItemWithIconProps {
  icon: IconName;
  /** What the icon shows, for screen readers. */
  name: string;
  children: ReactNode;
}

const ItemWithIcon = ({ icon, name, children }: ItemWithIconProps) => (
  <div>
    <dt>
      <Icon name={icon} />
      <span className="visually-hidden">{`${name} `}</span>
    </dt>
    <dd>{children} </dd>
  </div>
);
