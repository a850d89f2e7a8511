import { withOwnIcons } from '@/lib/profile/contacts';
import { AccountList } from '../ui/AccountLink';
import { PrimaryAction } from '../ui/Button.styles';
import { CvLink } from '../ui/CvLink';
import { DottedRow } from '../ui/DottedRow';
import { Hero } from '../ui/Hero';
import { Paragraph } from '../ui/LinkedText';
import type { SectionProps } from '../ui/SectionFrame';
import { headlineOf } from './first-screen';
import { Headline } from './Headline';
import { PhraseRow } from './Headline.styles';

/** On phones, more icons would not fit on the line of the availability. */
const MAX_ACCOUNTS = 3;

export function Home({ id, nextGround, sections, profile, locale }: SectionProps) {
  const { person, contacts } = profile;
  const { words, language } = locale;
  const { phrases, sentence } = headlineOf(person, language);
  return (
    <Hero id={id} portrait={person.portrait} nextGround={nextGround}>
      <Headline phrases={phrases} sentence={sentence} pauseLabel={words.home.pause}>
        <p>{`${person.greeting} `}</p>
      </Headline>
      {person.headline.length > 0 && (
        <PhraseRow $isTyped={phrases.length > 1} aria-hidden="true">
          <DottedRow texts={person.headline} />
        </PhraseRow>
      )}
      <DottedRow texts={[person.role, person.pronouns, contacts.location]} />
      <Paragraph text={person.intro} />
      <div>
        <div>
          <NextStep sections={sections} locale={locale} />
          {person.cv && <CvLink cv={person.cv} locale={locale} />}{' '}
        </div>
        {person.availability && <p>{`${person.availability} `}</p>}
        <AccountList
          accounts={withOwnIcons(contacts.accounts).slice(0, MAX_ACCOUNTS)}
          label={words.footer.social}
          showsName={false}
        />
      </div>
    </Hero>
  );
}

/** The first button. It leads to the projects, or else to the first section after About. */
function NextStep({ sections, locale }: Pick<SectionProps, 'sections' | 'locale'>) {
  if (sections.some(({ id }) => id === 'projects')) {
    return <PrimaryAction href="#projects">{`${locale.words.home.work} `}</PrimaryAction>;
  }
  const next = sections.find(({ id }) => id !== 'home' && id !== 'about');
  return next && <PrimaryAction href={`#${next.id}`}>{`${next.label} `}</PrimaryAction>;
}
