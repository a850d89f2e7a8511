import { withOwnIcons } from '@/lib/profile/contacts';
import type { Profile } from '@/lib/profile/profile';
import { directionOf, formatYear } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { Icon } from '../ui/Icon';
import { AccountList, LegalLink } from '../ui/Links';
import { Paragraph } from '../ui/Texts';
import { Copyright } from './Copyright';
import * as S from './Footer.styles';

interface FooterProps {
  profile: Profile;
  locale: Locale;
  /** What precedes '#legal-imprint'; '' on the home page, which has the legal texts. */
  homeHref: string;
}

export function Footer({ profile, locale, homeHref }: FooterProps) {
  const { person, contacts, legal } = profile;
  const { words, language } = locale;
  const isHomePage = homeHref === '';
  const year = new Date().getFullYear();
  return (
    <S.FooterBox>
      <S.FooterRow>
        <p translate="no">
          <Copyright
            name={person.name}
            buildYear={year}
            buildYearText={formatYear(year, language)}
          />{' '}
        </p>
        {legal.length > 0 && (
          <ul role="list">
            {legal.map((entry, index) => (
              <li key={index}>
                <LegalLink entry={entry} homeHref={homeHref} />{' '}
              </li>
            ))}
          </ul>
        )}
        <AccountList accounts={withOwnIcons(contacts.accounts)} label={words.home.social} />
        {isHomePage && (
          <p>
            <S.BackToTop href="#home">
              {`${words.footer.top} `}
              <Icon name="arrow-up" />
            </S.BackToTop>
          </p>
        )}
      </S.FooterRow>
      {isHomePage && <LegalTexts legal={legal} />}
      {/* The description of links that open a new tab. */}
      <p id="new-tab" hidden>
        {words.newTab}
      </p>
    </S.FooterBox>
  );
}

/** Entries without an id are links to other pages. */
const LegalTexts = ({ legal }: Pick<Profile, 'legal'>) =>
  legal
    .filter(({ id }) => id !== undefined)
    .map(({ id, language, name, paragraphs }) => (
      <S.LegalTextColumn
        key={id}
        as="section"
        id={id}
        lang={language}
        dir={language && directionOf(language)}
      >
        <h2>{`${name} `}</h2>
        {paragraphs.map((paragraph, index) => (
          <Paragraph key={index} text={paragraph} />
        ))}
      </S.LegalTextColumn>
    ));
