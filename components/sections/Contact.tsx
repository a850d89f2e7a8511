import type { ReactNode } from 'react';
import { mailService } from '@/lib/contact/service';
import { content, words } from '@/lib/content';
import { socialLinks } from '@/lib/content/links';
import type { Content } from '@/lib/content/schema';
import { keysOf, phoneAddress } from '@/lib/content/text';
import { withBasePath } from '@/lib/hosting/addresses';
import type { IconName } from '@/lib/images/icons';
import { socialIcon } from '@/lib/images/social-icons';
import { ContactForm } from '../contact-form/ContactForm';
import { PrimaryLink, QuietLink } from '../ui/Button.styles';
import { Filled } from '../ui/Filled';
import { Icon } from '../ui/Icon';
import { OutwardLink } from '../ui/OutwardLink';
import { Section } from '../ui/Section';
import {
  Addresses,
  Columns,
  Elsewhere,
  MailOffer,
  Offer,
  Side,
  SocialLinks,
} from './Contact.styles';

/** How to reach the owner: addresses and profiles on one side, the message form on the other. */
export function Contact({ contact, owner }: Pick<Content, 'contact' | 'owner'>) {
  const { email, phone, location, emailService } = contact;
  const social = socialLinks(contact);
  const socialKeys = keysOf(social.map(({ name }) => name));
  const mailAddress = (
    <a dir="ltr" href={`mailto:${email}`}>
      {email}
    </a>
  );
  const facts: { icon: IconName; name: string; value: ReactNode }[] = [
    { icon: 'mail', name: words.contact.email, value: mailAddress },
    {
      icon: 'phone',
      name: words.contact.phone,
      value: phone && (
        <a dir="ltr" href={phoneAddress(phone)}>
          {phone}
        </a>
      ),
    },
    { icon: 'map-pin', name: words.contact.location, value: location },
  ];
  return (
    <Section id="contact" title={words.contact.title} isDeep>
      <Columns>
        <Side>
          <Addresses>
            {facts
              .filter(({ value }) => value)
              .map(({ icon, name, value }) => (
                <div key={name}>
                  <dt>
                    <Icon name={icon} />
                    {name}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </Addresses>
          <Elsewhere>
            {social.length > 0 && (
              <SocialLinks>
                {social.map(({ name, href }, index) => (
                  <li key={socialKeys[index]}>
                    <OutwardLink href={href}>
                      <Icon name={socialIcon({ name, href })} />
                      {name}
                    </OutwardLink>
                  </li>
                ))}
              </SocialLinks>
            )}
            <p data-print="hide">
              <QuietLink href={withBasePath('/contact.vcf')} type="text/vcard">
                <Icon name="address-book" />
                {words.contact.save}
              </QuietLink>
            </p>
          </Elsewhere>
        </Side>
        {emailService === undefined ? (
          <MailLink email={email} />
        ) : (
          <div data-print="hide">
            <noscript>
              <Offer>
                <Filled text={words.contact.withoutScript} values={{ address: mailAddress }} />
              </Offer>
            </noscript>
            <ContactForm
              service={mailService(emailService)}
              toName={owner.firstNames}
              ownerEmail={email}
              language={content.site.language}
              words={words.form}
              icons={{
                idle: <Icon name="send" />,
                sent: <Icon name="check" />,
                failed: <Icon name="alert" />,
              }}
            />
          </div>
        )}
      </Columns>
    </Section>
  );
}

/** Takes the form's place for an owner without an e-mail service. */
function MailLink({ email }: { email: string }) {
  return (
    <MailOffer data-print="hide">
      <Offer>{words.contact.mailOffer}</Offer>
      <PrimaryLink href={`mailto:${email}`}>
        <Icon name="send" />
        {words.contact.writeMail}
      </PrimaryLink>
    </MailOffer>
  );
}
