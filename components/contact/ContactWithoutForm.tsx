import type { CSSProperties } from 'react';
import { isEmail } from '@/lib/contact/mailto';
import { PrimaryAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { Icon } from '../ui/Icon';
import { profileRel } from '../ui/SocialLink';
import { ContactWithoutFormBox } from './Contact.styles';
import {
  ContactDetails,
  type ContactPartProps,
  directWordsFor,
  Profiles,
  SaveContact,
} from './ContactParts';

/**
 * What Contact shows if the owner has no form: the address as a headline, a button that opens the
 * address, and all other contacts in one row. An address where one cannot write is no call: the
 * headline is then a link with the name of the profile, and there is no button.
 */
export function ContactWithoutForm({ contacts, locale }: ContactPartProps) {
  const { direct, intro, phone, location } = contacts;
  const { canWrite, href } = direct;
  const words = directWordsFor(direct, locale.words);
  const headline = canWrite ? direct.text : words.link;
  const social = contacts.social.filter((link) => link.href !== href);
  return (
    <ContactWithoutFormBox>
      <p className="address" style={{ '--length': headline.length } as CSSProperties}>
        <ContentLink href={href} rel={profileRel} locale={locale}>
          {/* An address reads from left to right, but begins where the page begins. */}
          <span dir={canWrite ? 'ltr' : undefined}>{headline}</span>
        </ContentLink>
      </p>
      {/* If the owner has written an `intro`, it is already below the title. */}
      {words.offer && intro === undefined && <p className="offer">{words.offer}</p>}
      <div className="actions">
        {canWrite && (
          <ContentLink as={PrimaryAction} href={href} rel={profileRel} locale={locale}>
            <Icon name={isEmail(direct) ? 'send' : 'external-link'} />
            {words.link}
          </ContentLink>
        )}
        <SaveContact contacts={contacts} locale={locale} />
      </div>
      {(social.length > 0 || phone || location) && (
        <div className="others">
          {/* Without the contact that is the headline above. */}
          <Profiles contacts={{ ...contacts, social }} locale={locale} />
          <ContactDetails contacts={{ ...contacts, email: undefined }} locale={locale} />
        </div>
      )}
    </ContactWithoutFormBox>
  );
}
