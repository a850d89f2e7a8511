import { socialLinksWithIcons } from '@/lib/profile/contacts';
import { PrimaryAction } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { CvLink } from '../ui/CvLink';
import { DottedRow } from '../ui/DottedRow';
import { LinkedText } from '../ui/LinkedText';
import { Column } from '../ui/Section.styles';
import type { SectionProps } from '../ui/SectionFrame';
import { SocialLink } from '../ui/SocialLink';
import { Headline } from './Headline';
import { Hero } from './Hero.styles';
import { HeroPicture } from './HeroPicture';
import { headlinePhrases } from './headline-phrases';

export function Home({ id, sections, profile, locale }: SectionProps) {
  const { person, contacts } = profile;
  const { words, language } = locale;
  const nameAndPhrases = headlinePhrases(person, language);
  const [name = [], ...phrases] = nameAndPhrases;
  const { isNameTyped } = person;
  const hasOnePhrase = phrases.length === 1;
  const phrasesBelowName = hasOnePhrase ? [] : phrases;
  const sentence = new Intl.ListFormat(language).format([person.name, ...person.headline]);
  return (
    <Hero id={id} $hasOnePhrase={hasOnePhrase} $hasPhrasesBelowName={!isNameTyped}>
      <HeroPicture portrait={person.portrait} />
      <Contours area="hero" />
      <Column>
        <div className="text">
          <Headline
            name={name.join('')}
            isNameTyped={isNameTyped}
            phrases={isNameTyped ? nameAndPhrases : phrasesBelowName}
            sentence={sentence}
            words={{ pause: words.home.pause, play: words.home.play }}
          >
            <p>{person.greeting}</p>
          </Headline>
          <div className="still" aria-hidden="true">
            <DottedRow texts={person.headline} />
          </div>
          <div className="role">
            <DottedRow texts={[person.role, person.pronouns, contacts.location]} />
          </div>
          <p className="intro">
            <LinkedText text={person.intro} locale={locale} />
          </p>
          <div className="next-steps">
            <div className="actions">
              <NextStep sections={sections} locale={locale} />
              {person.cv && <CvLink cv={person.cv} locale={locale} />}
            </div>
            {person.availability && <p className="availability">{person.availability}</p>}
            <SocialIcons profile={profile} locale={locale} />
          </div>
        </div>
      </Column>
    </Hero>
  );
}

/** The first button. It leads to the projects, or else to the first section after About. */
function NextStep({ sections, locale }: Pick<SectionProps, 'sections' | 'locale'>) {
  if (sections.some(({ id }) => id === 'projects')) {
    return <PrimaryAction href="#projects">{locale.words.home.work}</PrimaryAction>;
  }
  const next = sections.find(({ id }) => id !== 'home' && id !== 'about');
  return next && <PrimaryAction href={`#${next.id}`}>{next.label}</PrimaryAction>;
}

/** The links of `socialLinksWithIcons`, as icons. */
function SocialIcons({ profile, locale }: Pick<SectionProps, 'profile' | 'locale'>) {
  const socialLinks = socialLinksWithIcons(profile.contacts.social);
  if (socialLinks.length === 0) return null;
  return (
    <ul role="list" className="profiles" aria-label={locale.words.footer.social}>
      {socialLinks.map((link) => (
        <li key={link.icon}>
          <SocialLink link={link} showsName={false} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
