import { mailService } from '@/lib/contact/service';
import { legalEntries } from '@/lib/content/legal';
import { socialLinks } from '@/lib/content/links';
import { phoneAddress } from '@/lib/content/phone';
import type { Content } from '@/lib/content/schema';
import { localizedPath, sitePath } from '@/lib/hosting/urls';
import { socialIcon } from '@/lib/images/social-icons';
import type { Localised } from '@/lib/words/words';
import { ContactForm } from '../contact-form/ContactForm';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { ExternalLink } from '../ui/ExternalLink';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { Section, type SectionHead } from '../ui/Section';
import {
  AddressColumn,
  Addresses,
  Columns,
  ContactGroup,
  MailOffer,
  SocialLinks,
} from './Contact.styles';

interface ContactProps extends SectionHead, Pick<Content, 'contact' | 'owner' | 'site'>, Localised {
  /** The folder of a second language, '' for the main one: each language has its contact card. */
  folder: string;
}

/** Addresses, profiles and the message form, or a mail link if there is no e-mail service. */
export function Contact(props: ContactProps) {
  const { id, title, contact, owner, site, folder, words, language } = props;
  const { email, phone, location, emailService } = contact;
  const social = socialLinks(contact);
  const privacy = legalEntries(site).find(({ isPrivacy }) => isPrivacy);
  const linkTo = (href: string, text: string) => (
    <a dir="ltr" href={href}>
      {text}
    </a>
  );
  const mailAddress = linkTo(`mailto:${email}`, email);
  const facts = [
    { icon: 'mail', name: words.contact.email, value: mailAddress },
    {
      icon: 'phone',
      name: words.contact.phone,
      value: phone && linkTo(phoneAddress(phone), phone),
    },
    { icon: 'map-pin', name: words.contact.location, value: location },
  ] as const;
  return (
    <Section id={id} title={title} background="dark">
      <Columns>
        <AddressColumn>
          <Addresses data-print="row">
            {facts
              .filter(({ value }) => value)
              .map(({ icon, name, value }) => (
                <div key={name}>
                  <dt>
                    <Icon name={icon} />
                    <span>{name}</span>
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </Addresses>
          <ContactGroup>
            {social.length > 0 && (
              <SocialLinks data-print="row">
                {social.map(({ name, href }, index) => (
                  <li key={index}>
                    <ExternalLink href={href} newTab={words.newTab}>
                      <Icon name={socialIcon({ name, href })} />
                      {name}
                    </ExternalLink>
                  </li>
                ))}
              </SocialLinks>
            )}
            <p data-print="hide">
              <QuietAction href={sitePath(localizedPath(folder, '/contact.vcf'))} type="text/vcard">
                <Icon name="address-book" />
                {words.contact.save}
              </QuietAction>
            </p>
          </ContactGroup>
        </AddressColumn>
        {emailService === undefined ? (
          <ContactGroup data-print="hide">
            <MailOffer>{words.contact.mailOffer}</MailOffer>
            <PrimaryAction href={`mailto:${email}`}>
              <Icon name="send" />
              {words.contact.writeMail}
            </PrimaryAction>
          </ContactGroup>
        ) : (
          <div data-print="hide">
            <noscript>
              <MailOffer>
                <FilledText text={words.contact.withoutScript} values={{ address: mailAddress }} />
              </MailOffer>
            </noscript>
            <ContactForm
              service={mailService(emailService)}
              toName={owner.firstNames}
              ownerEmail={email}
              language={language}
              words={words.form}
              privacyLink={privacy && <LegalLink entry={privacy} newTab={words.newTab} />}
            />
          </div>
        )}
      </Columns>
    </Section>
  );
}
