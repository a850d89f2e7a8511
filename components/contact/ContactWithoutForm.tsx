import type { CSSProperties } from 'react';
import { isEmail } from '@/lib/profile/direct-contact';
import { PrimaryAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { Icon } from '../ui/Icon';
import { profileRel } from '../ui/SocialLink';
import {
  ContactDetails,
  type ContactPartProps,
  directWordsFor,
  SaveContact,
  SocialLinks,
} from './ContactParts';
import { ContactWithoutFormBox } from './ContactWithoutForm.styles';

/**
 * What Contact shows if the owner has no form: the address as a headline, a button that opens the
 * address, and all other contacts in one row.
 */
export function ContactWithoutForm({ contacts, locale }: ContactPartProps) {
  const { direct, intro, phone, location } = contacts;
  const words = directWordsFor(direct, locale.words);
  const social = contacts.social.filter(({ href }) => href !== direct.href);
  return (
    <ContactWithoutFormBox>
      <p className="address" dir="ltr" style={{ '--length': direct.text.length } as CSSProperties}>
        <ContentLink href={direct.href} rel={profileRel} locale={locale}>
          {direct.text}
        </ContentLink>
      </p>
      {/* If the owner has written an `intro`, it is already below the title. */}
      {intro === undefined && <p className="offer">{words.offer}</p>}
      <div className="actions">
        <ContentLink as={PrimaryAction} href={direct.href} rel={profileRel} locale={locale}>
          <Icon name={isEmail(direct) ? 'send' : 'external-link'} />
          {words.write}
        </ContentLink>
        <SaveContact contacts={contacts} locale={locale} />
      </div>
      {(social.length > 0 || phone || location) && (
        <div className="others">
          {/* Without the contact that is the headline above. */}
          <SocialLinks contacts={{ ...contacts, social }} locale={locale} />
          <ContactDetails contacts={{ ...contacts, email: undefined }} locale={locale} />
        </div>
      )}
    </ContactWithoutFormBox>
  );
}
