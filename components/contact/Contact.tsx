import type { ReactNode } from 'react';
import type { IconName } from '@/lib/images/interface-icons';
import { estimatedWidth } from '@/lib/text/text-width';
import { Coast } from '../coast/Coast';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { AccountList, accountRel, ContentLink, LegalLink } from '../ui/Links';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import * as S from './Contact.styles';
import { MessageForm } from './MessageForm';

interface Fact {
  name: string;
  /** Says the name to those who see it. */
  icon?: IconName;
  value: ReactNode;
}

/**
 * The e-mail address as a large line, the form, if there is one, and all other contacts. Without an
 * address, the first account is the large line, or else the phone number.
 */
export function Contact(section: SectionProps) {
  const { profile, locale } = section;
  const { contacts, legal, person } = profile;
  const { email, phone, location, accounts, vCard, emailService } = contacts;
  const { words, language } = locale;
  // About shows the answers, unless it is empty.
  const answers = profile.contentSections.includes('about') ? [] : person.answers;
  const largeAccount = email ? undefined : accounts[0];
  const largeName = largeAccount && { text: largeAccount.name, href: largeAccount.href };
  const large = email ?? largeName ?? phone;
  const facts: Fact[] = [...answers, ...contacts.accountNames];
  if (location) facts.unshift({ name: words.contact.location, icon: 'map-pin', value: location });
  if (phone && phone !== large) {
    const link = <AddressLink {...phone} />;
    facts.unshift({ name: words.contact.phone, icon: 'phone', value: link });
  }
  const privacy = legal.find(({ isPrivacy }) => isPrivacy);
  const otherWays = email ? (
    <FilledText
      text={words.form.ownAddress}
      values={{ name: person.nameInSentences, address: <AddressLink {...email} /> }}
    />
  ) : (
    <>
      {phone && <AddressLink {...phone} />}
      <AccountList accounts={accounts} />
    </>
  );
  return (
    <SectionFrame
      {...section}
      intro={contacts.intro}
      headEnd={
        <>
          <Coast part="besideAddress" />
          {large && (
            <S.LargeLine style={{ '--text-width': estimatedWidth(large.text).toFixed(2) }}>
              <ContentLink href={large.href} rel={accountRel}>
                {/* An address reads from left to right, but begins where the page begins. */}
                <bdi>{large.text}</bdi>{' '}
              </ContentLink>{' '}
            </S.LargeLine>
          )}
        </>
      }
      column={S.ContactColumn}
      titlePart="toContact"
    >
      <S.FormAndContacts $hasForm={emailService !== undefined}>
        {large && <S.AddressBar />}
        {emailService && (
          <S.FormBox>
            <Coast part="besideForm" />
            <MessageForm
              service={emailService}
              language={language}
              words={words.form}
              ownerName={person.nameInSentences}
              toName={person.firstNames}
              email={email?.text}
              otherWays={otherWays}
              privacyLink={privacy && <LegalLink entry={privacy} />}
            />
          </S.FormBox>
        )}
        <S.OtherContacts>
          <Coast part="contactsTop" />
          <Coast part="besideContacts" />
          <Coast part="contactsEnd" />
          {facts.length > 0 && (
            <dl>
              {facts.map(({ name, icon, value }, index) => (
                <div key={index}>
                  <dt>
                    {icon && <Icon name={icon} />}
                    <span className={icon && 'visually-hidden'}>{`${name} `}</span>
                  </dt>
                  <dd>{value} </dd>
                </div>
              ))}
            </dl>
          )}
          <AccountList accounts={accounts.filter((account) => account !== largeAccount)} />
          {vCard && (
            <QuietAction href={vCard.href} type="text/vcard">
              <Icon name="address-book" />
              {`${words.contact.save} `}
            </QuietAction>
          )}
        </S.OtherContacts>
      </S.FormAndContacts>
    </SectionFrame>
  );
}

/** A mail address or a phone number. On every page it reads from left to right. */
const AddressLink = ({ text, href }: { text: string; href: string }) => (
  <a dir="ltr" href={href}>
    {text}
  </a>
);
