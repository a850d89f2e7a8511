import type { LanguageLink } from '@/lib/content/links';
import type { Content } from '@/lib/content/schema';
import { graphemes } from '@/lib/content/text';
import { fileAddress, withBasePath } from '@/lib/hosting/addresses';
import type { Localised } from '@/lib/words/words';
import { PrimaryLink, QuietLink } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Icon } from '../ui/Icon';
import { OutwardLink } from '../ui/OutwardLink';
import { Picture } from '../ui/Picture';
import { Column } from '../ui/Section.styles';
import { Heading, Headline } from './Headline';
import {
  Actions,
  Availability,
  Composition,
  Deep,
  Greeting,
  Hero,
  Intro,
  Portrait,
  Role,
} from './Home.styles';

type HomeProps = Pick<Content, 'owner' | 'contact' | 'projects'> & Localised;

/** The first screen: who it is, in one sentence and a face, and the two things to do next. */
export function Home({ owner, contact, projects, words, language }: HomeProps) {
  const phrases = [owner.name, ...owner.headline];
  const sentence = new Intl.ListFormat(language).format(phrases);
  return (
    <Hero id="home">
      <Contours />
      <Column>
        <Composition>
          <div>
            <Greeting>{owner.greeting}</Greeting>
            <Headline
              phrases={phrases.map(graphemes)}
              sentence={sentence}
              words={{ pause: words.home.pause, play: words.home.play }}
              pauseIcon={<Icon name="pause" />}
              playIcon={<Icon name="play" />}
            />
            <Role>
              {owner.role} {owner.pronouns && <span>{owner.pronouns}</span>}{' '}
              {contact.location && <span>{contact.location}</span>}
            </Role>
            <Intro>{owner.intro}</Intro>
            <Actions data-print="hide">
              {projects.length > 0 && <PrimaryLink href="#projects">{words.home.work}</PrimaryLink>}
              {owner.cv && <CvLink cv={owner.cv} words={words} />}
            </Actions>
            {owner.availability && <Availability>{owner.availability}</Availability>}
          </div>
          {owner.portrait && (
            <Portrait>
              <Picture {...owner.portrait} sizes="(min-width: 64rem) 26rem, 9rem" priority />
            </Portrait>
          )}
        </Composition>
      </Column>
    </Hero>
  );
}

/** Opens the CV in a new tab, be it the build's own PDF or an address elsewhere. */
export function CvLink({ cv, words }: { cv: string } & Pick<Localised, 'words'>) {
  return (
    <OutwardLink as={QuietLink} href={fileAddress(cv)} newTab={words.newTab}>
      <Icon name="download" />
      {words.home.cv}
    </OutwardLink>
  );
}

interface NotFoundProps extends Pick<Localised, 'words'> {
  /** The ways to the page in other languages. */
  languages: readonly LanguageLink[];
}

/** What stands in place of the sections at addresses that lead nowhere. */
export function NotFound({ words, languages }: NotFoundProps) {
  return (
    // The footer's way up leads to #home on every page.
    <Deep as="main" id="home">
      <Contours />
      <Column>
        <Heading>{words.notFound.title}</Heading>
        <Intro>{words.notFound.text}</Intro>
        <Actions>
          <PrimaryLink href={withBasePath('/')}>{words.notFound.home}</PrimaryLink>
          {languages.map(({ language, name, href }) => (
            <QuietLink key={language} href={href} lang={language} hrefLang={language}>
              {name}
            </QuietLink>
          ))}
        </Actions>
      </Column>
    </Deep>
  );
}
