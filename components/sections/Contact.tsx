import type { Content } from '@/content/schema';
import { mailService } from '@/lib/contact/service';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import { Columns, Fact, Facts, Offer, Side, SocialLink, SocialLinks } from './Contact.styles';
import { ContactForm } from './ContactForm';

/** How to reach the owner: addresses and profiles on one side, the message form on the other. */
export function Contact({ contact, owner }: Pick<Content, 'contact' | 'owner'>) {
  const { email, phone, location, social } = contact;
  return (
    <Section id="contact" title="Get In Touch" isDeep>
      <Columns>
        <Side>
          <Facts>
            <Fact>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </Fact>
            <Fact>
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </dd>
            </Fact>
            <Fact>
              <dt>Location</dt>
              <dd>{location}</dd>
            </Fact>
          </Facts>
          {social.length > 0 && (
            <SocialLinks>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <SocialLink href={href} target="_blank" rel="noopener noreferrer">
                    {name}
                  </SocialLink>
                </li>
              ))}
            </SocialLinks>
          )}
        </Side>
        <div>
          <noscript>
            <Offer>
              The message form needs JavaScript. Write to <a href={`mailto:${email}`}>{email}</a>{' '}
              instead; {owner.firstNames} reads it just the same.
            </Offer>
          </noscript>
          <ContactForm
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
