import { mailService } from '@/lib/contact/send';
import type { DirectContact } from '@/lib/profile/contacts';
import { fill, type Words } from '@/lib/words/words';
import { ContactForm } from '../contact-form/ContactForm';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { LinkedText } from '../ui/LinkedText';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ContactColumn, MailGroup } from './Contact.styles';

export function Contact({ id, title, background, profile, locale }: SectionProps) {
  const { intro, direct, email, phone, location, social, emailService } = profile.contacts;
  const { words, language } = locale;
  const privacy = profile.legal.find(({ isPrivacy }) => isPrivacy);
  const directWords = wordsFor(direct, words);
  const linkTo = ({ href, text }: { href: string; text: string }) => (
    <a dir="ltr" href={href}>
      {text}
    </a>
  );
  const addresses = [
    { icon: 'mail', name: words.contact.email, value: email && linkTo(email) },
    {
      icon: 'phone',
      name: words.contact.phone,
      value: phone && linkTo(phone),
    },
    { icon: 'map-pin', name: words.contact.location, value: location },
  ] as const;
  const shownAddresses = addresses.filter(({ value }) => value);
  return (
    <SectionFrame
      id={id}
      title={title}
      intro={intro && <LinkedText text={intro} locale={locale} />}
      background={background}
      column={ContactColumn}
      hasTitleAside
    >
      <div className="parts">
        <div className="addresses">
          {shownAddresses.length > 0 && (
            <dl>
              {shownAddresses.map(({ icon, name, value }) => (
                <div key={icon}>
                  <dt>
                    <Icon name={icon} />
                    <span>{name}</span>
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
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
            {intro === undefined && <p>{directWords.offer}</p>}
            <ContentLink as={PrimaryAction} href={direct.href} locale={locale}>
              <Icon name="send" />
              {directWords.write}
            </ContentLink>
          </MailGroup>
        ) : (
          <div data-print="hide">
            <noscript>
              <p>
                <FilledText
                  text={words.contact.withoutScript}
                  values={{ address: linkTo(direct) }}
                />
              </p>
            </noscript>
            <ContactForm
              service={mailService(emailService)}
              toName={profile.person.firstNames}
              direct={direct}
              profileLink={
                direct.profile && (
                  <ContentLink as={QuietAction} href={direct.href} locale={locale}>
                    {directWords.write}
                  </ContentLink>
                )
              }
              language={language}
              words={
                direct.profile ? { ...words.form, failures: words.failuresWithoutMail } : words.form
              }
              privacyLink={privacy && <LegalLink entry={privacy} locale={locale} />}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}

/** The words beside the button, and on it, that lead to the owner's mail or profile. */
function wordsFor({ profile }: DirectContact, { contact }: Words) {
  return profile === undefined
    ? { offer: contact.mailOffer, write: contact.writeMail }
    : { offer: fill(contact.profileOffer, { profile }), write: fill(contact.writeOn, { profile }) };
}
