import type { ReactNode } from 'react';
import { mailService } from '@/lib/contact/service';
import { keysOf } from '@/lib/content/keys';
import { phoneAddress, socialLinks } from '@/lib/content/links';
import type { Content } from '@/lib/content/schema';
import { withBasePath } from '@/lib/hosting/paths';
import { type IconName, socialIcon } from '@/lib/images/icons';
import { LateContactForm } from '../contact-form/LateContactForm';
import { QuietLink } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import { Still } from '../ui/Still';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import {
  Columns,
  Elsewhere,
  Fact,
  Facts,
  Offer,
  SaveContact,
  Side,
  SocialLink,
  SocialLinks,
} from './Contact.styles';

/** How to reach the owner: addresses and profiles on one side, the message form on the other. */
export function Contact({ contact, owner }: Pick<Content, 'contact' | 'owner'>) {
  const { email, phone, location } = contact;
  const social = socialLinks(contact);
  const socialKeys = keysOf(social.map(({ name }) => name));
  const mailAddress = <a href={`mailto:${email}`}>{email}</a>;
  const facts: { icon: IconName; name: string; value: ReactNode }[] = [
    { icon: 'mail', name: 'Email', value: mailAddress },
    { icon: 'phone', name: 'Phone', value: <a href={phoneAddress(phone)}>{phone}</a> },
    { icon: 'map-pin', name: 'Location', value: location },
  ];
  return (
    <Section id="contact" title="Get In Touch" isDeep isLive>
      <Columns>
        <Still id="contact-facts">
          <Side>
            <Facts>
              {facts.map(({ icon, name, value }) => (
                <Fact key={name}>
                  <dt>
                    <Icon name={icon} />
                    {name}
                  </dt>
                  <dd>{value}</dd>
                </Fact>
              ))}
            </Facts>
            <Elsewhere>
              {social.length > 0 && (
                <SocialLinks>
                  {social.map(({ name, href }, index) => (
                    <li key={socialKeys[index]}>
                      <SocialLink href={href} target="_blank" rel="noopener noreferrer">
                        <Icon name={socialIcon(name)} />
                        {name}
                        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                      </SocialLink>
                    </li>
                  ))}
                </SocialLinks>
              )}
              <SaveContact data-print="hide">
                <QuietLink href={withBasePath('/contact.vcf')} type="text/vcard">
                  <Icon name="address-book" />
                  Save contact
                </QuietLink>
              </SaveContact>
            </Elsewhere>
          </Side>
        </Still>
        <div data-print="hide">
          <noscript>
            <Offer>
              The message form needs JavaScript, which is off in this browser. Please write to{' '}
              {mailAddress} instead.
            </Offer>
          </noscript>
          <LateContactForm
            service={mailService(contact.emailService)}
            toName={owner.firstNames}
            ownerEmail={email}
            icons={{
              idle: <Icon name="send" />,
              sent: <Icon name="check" />,
              failed: <Icon name="alert" />,
            }}
          />
        </div>
      </Columns>
    </Section>
  );
}
