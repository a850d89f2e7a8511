import { words } from '@/lib/content';
import type { Content } from '@/lib/content/schema';
import { PrimaryLink } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { Column } from '../ui/Section.styles';
import { CvLink } from './CvLink';
import { Headline } from './Headline';
import {
  Actions,
  Availability,
  Composition,
  Greeting,
  Hero,
  Intro,
  Portrait,
  Role,
  Words,
} from './Home.styles';

/** The first screen: who it is, in one sentence and a face, and the two things to do next. */
export function Home(content: Pick<Content, 'owner' | 'contact' | 'projects' | 'site'>) {
  const { owner, contact, projects, site } = content;
  const phrases = [owner.name, ...owner.headline];
  const sentence = new Intl.ListFormat(site.language).format(phrases);
  return (
    <Hero id="home">
      <Contours />
      <Column>
        <Composition data-alone={owner.portrait ? undefined : ''}>
          <Words>
            <Greeting>{owner.greeting}</Greeting>
            <Headline
              phrases={phrases}
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
              {owner.cv && <CvLink cv={owner.cv} />}
            </Actions>
            {owner.availability && <Availability>{owner.availability}</Availability>}
          </Words>
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
