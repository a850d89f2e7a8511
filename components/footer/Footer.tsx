import { legalEntries } from '@/lib/content/legal';
import { socialLinks } from '@/lib/content/links';
import type { Content } from '@/lib/content/schema';
import { socialIcon } from '@/lib/images/social-icons';
import { formatYear } from '@/lib/intl';
import type { Localised } from '@/lib/words/words';
import { ExternalLink } from '../ui/ExternalLink';
import { Icon } from '../ui/Icon';
import { LegalLink } from '../ui/LegalLink';
import { LinkedText } from '../ui/LinkedText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { FooterBox, FooterColumn, LegalTextColumn } from './Footer.styles';
import { Year } from './Year';

type FooterProps = Pick<Content, 'contact' | 'owner' | 'site'> & Localised;

/** Copyright with the current year, legal texts, profiles, and a link to the top. */
export function Footer({ contact, owner, site, words, language }: FooterProps) {
  const legal = legalEntries(site);
  const legalTexts = legal.filter(({ id }) => id !== undefined);
  const social = socialLinks(contact).map((link) => ({ ...link, icon: socialIcon(link) }));
  // The year of the build: two builds of the same content differ only by it.
  const year = new Date().getFullYear();
  const icons = social.map(({ icon }) => icon);
  // If an icon is generic or occurs twice, icons alone would be ambiguous.
  const showsNames = icons.includes('link') || new Set(icons).size < icons.length;
  return (
    // Dark, like the last section above it.
    <FooterBox data-dark="">
      <FooterColumn>
        <p>
          © <Year atBuild={year} text={formatYear(year, language)} language={language} />{' '}
          {owner.name}
        </p>
        {legal.length > 0 && (
          <ul>
            {legal.map((entry, index) => (
              <li key={index}>
                <LegalLink entry={entry} newTab={words.newTab} />
              </li>
            ))}
          </ul>
        )}
        {social.length > 0 && (
          <ul aria-label={words.footer.social}>
            {social.map(({ name, href, icon }, index) => (
              <li key={index}>
                <ExternalLink href={href} rel="me noopener noreferrer" newTab={words.newTab}>
                  <Icon name={icon} />
                  {showsNames ? name : <VisuallyHidden>{name}</VisuallyHidden>}
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
        <a href="#home">
          {words.footer.top}
          <Icon name="arrow-up" />
        </a>
      </FooterColumn>
      {legalTexts.map((entry) => (
        <LegalTextColumn key={entry.id} as="section" id={entry.id} lang={entry.language}>
          <h2>{entry.name}</h2>
          {entry.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <LinkedText text={paragraph} newTab={words.newTab} />
            </p>
          ))}
        </LegalTextColumn>
      ))}
    </FooterBox>
  );
}
