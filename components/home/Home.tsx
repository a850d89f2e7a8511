import { Fragment } from 'react';
import { withOwnIcons } from '@/lib/profile/contacts';
import { nonEmpty, withoutBadBreaks } from '@/lib/text/text';
import { fill } from '@/lib/words/words';
import { AccountList } from '../ui/AccountList';
import { PrimaryAction } from '../ui/Button.styles';
import { CvLink } from '../ui/CvLink';
import { LinkedText } from '../ui/LinkedText';
import type { SectionProps } from '../ui/SectionFrame';
import { FirstScreen } from './FirstScreen';
import {
  AccountIcons,
  Availability,
  BelowButtons,
  Buttons,
  Introduction,
  ProjectResult,
  Role,
  RolePart,
  StandingPhrase,
} from './FirstText.styles';
import { Headline } from './Headline';
import { Greeting } from './Headline.styles';
import { headlineOf } from './home-texts';

/** More accounts would not be one quiet line. */
const MAX_ACCOUNTS = 3;

export function Home({ id, next, sections, profile, locale }: SectionProps) {
  const { person, contacts } = profile;
  const { words, language } = locale;
  const { typed, standing, sentence } = headlineOf(person, language);
  const accounts = withOwnIcons(contacts.accounts).slice(0, MAX_ACCOUNTS);
  const projectWithResult = profile.featuredProjects.find(({ result }) => result);
  return (
    <FirstScreen id={id} portrait={person.portrait} next={next}>
      <Headline phrases={typed} sentence={sentence} pauseLabel={words.home.pause}>
        <Greeting>{`${person.greeting} `}</Greeting>
      </Headline>
      <Role>
        {person.roleParts.map((part, index) => (
          <Fragment key={index}>
            <RolePart>{withoutBadBreaks(part)}</RolePart>{' '}
          </Fragment>
        ))}
      </Role>
      <div className="inline">
        {standing.map((phrase, index) => (
          // For screen readers, the heading of Headline has it.
          <StandingPhrase key={index} $isTyped={typed.length > 1} aria-hidden="true">
            {`${phrase} `}
          </StandingPhrase>
        ))}
        {nonEmpty([person.pronouns, contacts.location]).map((text) => (
          <span key={text}>{`${text} `}</span>
        ))}
      </div>
      <Buttons>
        <FirstButton sections={sections} locale={locale} />
        {person.cv && <CvLink cv={person.cv} locale={locale} />}{' '}
      </Buttons>
      <Introduction>
        <LinkedText text={person.intro} />
      </Introduction>
      {projectWithResult?.result && (
        <ProjectResult>
          {/* "Arkha: 12,000 divers" */}
          <a href={`#${projectWithResult.id}`}>
            <b translate="no">{fill(words.documents.label, { name: projectWithResult.title })}</b>
            {`${withoutBadBreaks(projectWithResult.result)} `}
          </a>
        </ProjectResult>
      )}
      <BelowButtons>
        {person.availability && <Availability>{`${person.availability} `}</Availability>}
        {accounts.length > 0 && (
          <AccountIcons>
            <AccountList accounts={accounts} label={words.home.social} showsNames={false} />
          </AccountIcons>
        )}
      </BelowButtons>
    </FirstScreen>
  );
}

/** The first button. It leads to the projects, or else to the first section that is not About. */
function FirstButton({ sections, locale }: Pick<SectionProps, 'sections' | 'locale'>) {
  if (sections.some(({ id }) => id === 'projects')) {
    return <PrimaryAction href="#projects">{`${locale.words.home.work} `}</PrimaryAction>;
  }
  const next = sections.find(({ id }) => id !== 'home' && id !== 'about');
  return next && <PrimaryAction href={`#${next.id}`}>{`${next.label} `}</PrimaryAction>;
}
