import { withOwnIcons } from '@/lib/profile/contacts';
import { graphemes, nonEmpty, withoutBadBreaks } from '@/lib/text/text';
import { longestWordWidth } from '@/lib/text/text-width';
import { fill } from '@/lib/words/words';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { AccountList, CvLink } from '../ui/Links';
import type { SectionProps } from '../ui/SectionFrame';
import { LinkedText } from '../ui/Texts';
import { FirstScreen } from './FirstScreen';
import {
  AccountIcons,
  Availability,
  AvailabilityAndAccounts,
  Buttons,
  Introduction,
  ProjectResult,
  Role,
  StandingPhrase,
} from './FirstText.styles';
import { Headline } from './Headline';
import { phrasesOf, standingPhrasesOf } from './home-texts';

export function Home({ id, next, sections, profile, locale }: SectionProps) {
  const { person, contacts } = profile;
  const { words, language } = locale;
  const phrases = phrasesOf(person);
  const accounts = withOwnIcons(contacts.accounts);
  const hasProjects = sections.some(({ id }) => id === 'projects');
  const projectWithResult = profile.featuredProjects.find(({ result }) => result);
  return (
    <FirstScreen id={id} portrait={person.portrait} next={next}>
      <Headline
        phrases={[person.nameLines.join('\n'), ...phrases].map(graphemes)}
        wordWidth={longestWordWidth(person.name)}
        sentence={new Intl.ListFormat(language).format([person.name, ...phrases])}
        greeting={person.greeting}
        pauseLabel={words.home.pause}
      />
      <Role>{`${withoutBadBreaks(person.role)} `}</Role>
      <div className="dotted">
        {standingPhrasesOf(person).map((phrase, index) => (
          // For screen readers, the heading of Headline has it.
          <StandingPhrase key={index} aria-hidden="true">{`${phrase} `}</StandingPhrase>
        ))}
        {nonEmpty([person.pronouns, contacts.location]).map((text) => (
          <span key={text}>{`${text} `}</span>
        ))}
      </div>
      <Buttons>
        {hasProjects && <PrimaryAction href="#projects">{`${words.home.work} `}</PrimaryAction>}
        {person.cv && (
          <CvLink cv={person.cv} as={hasProjects ? QuietAction : PrimaryAction} locale={locale} />
        )}{' '}
      </Buttons>
      {projectWithResult?.result && (
        <ProjectResult>
          {/* "Arkha: 12,000 divers" */}
          <a href={`#${projectWithResult.id}`}>
            <b translate="no">{fill(words.documents.label, { name: projectWithResult.title })}</b>
            {`${withoutBadBreaks(projectWithResult.result)} `}
          </a>
        </ProjectResult>
      )}
      <Introduction>
        <LinkedText text={person.intro} />
      </Introduction>
      <AvailabilityAndAccounts>
        {person.availability && <Availability>{`${person.availability} `}</Availability>}
        {accounts.length > 0 && (
          <AccountIcons>
            <AccountList accounts={accounts} label={words.home.social} />
          </AccountIcons>
        )}
      </AvailabilityAndAccounts>
    </FirstScreen>
  );
}
