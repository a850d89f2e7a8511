import { mailService } from '@/lib/contact/send';
import { ContactForm } from '../contact-form/ContactForm';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ContactColumn, MailGroup } from './Contact.styles';

export function Contact({ id, title, background, profile, locale }: SectionProps) {
  const { email, phone, location, social, emailService } = profile.contacts;
  const { words, language } = locale;
  const privacy = profile.legal.find(({ isPrivacy }) => isPrivacy);
  const linkTo = ({ href, text }: { href: string; text: string }) => (
    <a dir="ltr" href={href}>
      {text}
    </a>
  );
  const mailAddress = linkTo(email);
  const addresses = [
    { icon: 'mail', name: words.contact.email, value: mailAddress },
    {
      icon: 'phone',
      name: words.contact.phone,
      value: phone && linkTo(phone),
    },
    { icon: 'map-pin', name: words.contact.location, value: location },
  ] as const;
  return (
    <SectionFrame
      id={id}
      title={title}
      background={background}
      column={ContactColumn}
      hasTitleAside
    >
      <div className="parts">
        <div className="addresses">
          <dl>
            {addresses
              .filter(({ value }) => value)
              .map(({ icon, name, value }) => (
                <div key={icon}>
                  <dt>
                    <Icon name={icon} />
                    <span>{name}</span>
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <div>
            {social.length > 0 && (
              <ul>
                {social.map(({ name, icon, href }, index) => (
                  <li key={index}>
                    <ContentLink href={href} locale={locale}>
                      <Icon name={icon} />
                      {name}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            )}
            <p data-print="hide">
              <QuietAction href={locale.path('/contact.vcf')} type="text/vcard">
                <Icon name="address-book" />
                {words.contact.save}
              </QuietAction>
            </p>
          </div>
        </div>
        {emailService === undefined ? (
          <MailGroup data-print="hide">
            <p>{words.contact.mailOffer}</p>
            <PrimaryAction href={email.href}>
              <Icon name="send" />
              {words.contact.writeMail}
            </PrimaryAction>
          </MailGroup>
        ) : (
          <div data-print="hide">
            <noscript>
              <p>
                <FilledText text={words.contact.withoutScript} values={{ address: mailAddress }} />
              </p>
            </noscript>
            <ContactForm
              service={mailService(emailService)}
              toName={profile.person.firstNames}
              ownerEmail={email.text}
              language={language}
              words={words.form}
              privacyLink={privacy && <LegalLink entry={privacy} locale={locale} />}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
