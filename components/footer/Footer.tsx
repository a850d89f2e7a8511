import { directionOf, formatYear } from '@/lib/language/intl';
import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { AccountLink } from '../ui/AccountLink';
import { groundAttributes } from '../ui/ground-attributes';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { LinkedText } from '../ui/LinkedText';
import { Copyright } from './Copyright';
import { FooterBox, FooterRow, LegalTextColumn } from './Footer.styles';

interface FooterProps {
  profile: Profile;
  locale: Locale;
  /** Whether the page is the home page. Other pages have no link to the top. */
  isHomePage: boolean;
  /** The address of the home page, for links to its sections; '' on the home page. */
  homeHref: string;
}

/** The footer of each page: copyright, legal texts, social links and the link to the top. */
export function Footer({ profile, locale, isHomePage, homeHref }: FooterProps) {
  const { person, contacts, legal } = profile;
  const { words, language } = locale;
  const legalTexts = legal.filter(({ id }) => id !== undefined);
  const { social, emailService } = contacts;
  // Without a form, Contact shows the social links just above, in its last row.
  const hasSocialLinks = social.length > 0 && !(isHomePage && emailService === undefined);
  // The year of the build. Within a year, two builds of the same content are equal.
  const year = new Date().getFullYear();
  const icons = social.map(({ icon }) => icon);
  // If an icon is generic or occurs twice, icons alone would be ambiguous.
  const showsNames = icons.includes('link') || new Set(icons).size < icons.length;
  return (
    // The footer is dark, like the last section above it.
    <FooterBox {...groundAttributes('deepest')}>
      <FooterRow>
        <p>
          <Copyright
            name={person.name}
            yearAtBuild={year}
            yearText={formatYear(year, language)}
            language={language}
          />
        </p>
        {legal.length > 0 && (
          <ul role="list">
            {legal.map((entry, index) => (
              <li key={index}>
                <LegalLink entry={entry} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        {hasSocialLinks && (
          <ul role="list" aria-label={words.footer.social}>
            {social.map((account, index) => (
              <li key={index}>
                <AccountLink account={account} showsName={showsNames} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        {isHomePage && (
          <a href="#home">
            {words.footer.top}
            <Icon name="arrow-up" />
          </a>
        )}
      </FooterRow>
      {legalTexts.map((entry) => (
        <LegalTextColumn
          key={entry.id}
          as="section"
          id={entry.id}
          lang={entry.language}
          dir={entry.language && directionOf(entry.language)}
        >
          <h2>{entry.name}</h2>
          {entry.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <LinkedText text={paragraph} homeHref={homeHref} locale={locale} />
            </p>
          ))}
        </LegalTextColumn>
      ))}
    </FooterBox>
  );
}
