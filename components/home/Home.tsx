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
import { Portrait } from './Portrait';

export function Home({ id, profile, locale }: SectionProps) {
  const { person, contacts, projects } = profile;
  const { words, language } = locale;
  const nameAndPhrases = headlinePhrases(person, language);
  const [name = [], ...phrases] = nameAndPhrases;
  const { isNameTyped } = person;
  const sentence = new Intl.ListFormat(language).format([person.name, ...person.headline]);
  return (
    <Hero id={id} $hasPhrasesBelowName={!isNameTyped}>
      <HeroPicture>{person.portrait && <Portrait {...person.portrait} />}</HeroPicture>
      <Contours area="hero" />
      <Column>
        <div className="text">
          <Headline
            name={name.join('')}
            isNameTyped={isNameTyped}
            phrases={isNameTyped ? nameAndPhrases : phrases}
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
              {projects.length > 0 && (
                <PrimaryAction href="#projects">{words.home.work}</PrimaryAction>
              )}
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
