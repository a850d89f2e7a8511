import { anchors } from '@/lib/content/anchors';
import { plainText } from '@/lib/content/linked-text';
import { type LinkKind, projectLinks } from '@/lib/content/links';
import { formatPeriod } from '@/lib/content/period';
import type { Content, Project } from '@/lib/content/schema';
import { type LinkedName, tagEntries } from '@/lib/content/skills';
import type { IconName } from '@/lib/images/interface-icons';
import { fill, fillCount, type Localised } from '@/lib/words/words';
import { atLeast, pictureRatio } from '../theme/media';
import { QuietAction } from '../ui/Button.styles';
import { Cover } from '../ui/Cover';
import { ExternalLink } from '../ui/ExternalLink';
import { Facts } from '../ui/Facts';
import { Icon } from '../ui/Icon';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import { Points } from '../ui/Points';
import { Section, type SectionHead } from '../ui/Section';
import { Tags } from '../ui/Tags';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import {
  Featured,
  Highlights,
  Links,
  LongResult,
  More,
  Others,
  ProjectItem,
  ProjectText,
  Result,
} from './Projects.styles';

/** How many compact cards are shown. 'Show more' opens the others. */
const SHOWN_AT_ONCE = 12;

/** A longer result is in smaller letters. This many characters are about four lines. */
const SHORT_RESULT_LENGTH = 140;

type ProjectsProps = SectionHead & Pick<Content, 'projects' | 'skills'> & Localised;

/** The owner's projects: featured ones large, the others compact. */
export function Projects({ id, title, projects, skills, words, language }: ProjectsProps) {
  const titles = projects.map(({ title }) => title);
  const ids = anchors('project', titles);
  const cardOf = (project: Project, index: number) => (
    <ProjectCard
      key={index}
      project={project}
      anchor={ids[projects.indexOf(project)]}
      tags={tagEntries(project.tags, skills)}
      // A single compact card would look lost in the grid.
      isLarge={project.featured || projects.length === 1}
      words={words}
      language={language}
    />
  );
  const featured = projects.filter((project) => project.featured).map(cardOf);
  const others = projects.filter((project) => !project.featured).map(cardOf);
  const hiddenCards = others.slice(SHOWN_AT_ONCE);
  const List = projects.length === 1 ? Featured : Others;
  return (
    <Section id={id} title={title} name={words.projects.title} background="tinted">
      {featured.length > 0 && <Featured>{featured}</Featured>}
      {others.length > 0 && (
        <List aria-label={featured.length > 0 ? words.projects.more : undefined}>
          {others.slice(0, SHOWN_AT_ONCE)}
        </List>
      )}
      {/* Closed cards are in the page, so links, search engines and find-in-page reach them. */}
      {hiddenCards.length > 0 && (
        <More>
          <QuietAction as="summary">
            {fillCount(words.projects.showMore, hiddenCards.length, language)}
          </QuietAction>
          <Others aria-label={words.projects.further}>{hiddenCards}</Others>
        </More>
      )}
    </Section>
  );
}

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'android',
};

/** The frame of the pictures. A tall screenshot of a phone is shown whole in it. */
const frame = { ratio: pictureRatio, tallSizes: `${atLeast.desktop} 20rem, 45vw` };

const sizes = {
  large: `${atLeast.large} max(41rem, 31vw), ${atLeast.desktop} 54vw, 92vw`,
  compact: `${atLeast.large} max(22.5rem, 18vw), ${atLeast.desktop} 30vw, ${atLeast.wide} 45vw, 92vw`,
};

interface ProjectCardProps extends Localised {
  project: Project;
  tags: readonly LinkedName[];
  /** Id of the card, for links to it. */
  anchor?: string;
  /** Large cards have the picture next to the text on wide screens. */
  isLarge?: boolean;
}

/**
 * One project: picture or cover, title, period and role, description, highlights, tags, links. The
 * first highlight of a large card is its headline. A button opens the others.
 */
function ProjectCard({ project, anchor, tags, isLarge, words, language }: ProjectCardProps) {
  const { title, description, highlights = [], image, period, role } = project;
  const links = projectLinks(project);
  const result = isLarge && highlights[0];
  const ResultHeadline =
    result && plainText(result).length > SHORT_RESULT_LENGTH ? LongResult : Result;
  const otherHighlights = result ? highlights.slice(1) : highlights;
  return (
    <ProjectItem id={anchor} data-print="project" data-result={result ? '' : undefined}>
      {image === undefined ? (
        <Cover title={title} />
      ) : (
        <Picture {...image} frame={frame} sizes={isLarge ? sizes.large : sizes.compact} />
      )}
      <ProjectText>
        <h3>{title}</h3>
        <Facts facts={[period && formatPeriod(period, language, words.experience.present), role]} />
        {result && (
          <ResultHeadline>
            <LinkedText text={result} newTab={words.newTab} />
          </ResultHeadline>
        )}
        {description && (
          <p>
            <LinkedText text={description} newTab={words.newTab} />
          </p>
        )}
        {otherHighlights.length > 0 && (
          <Highlights>
            <summary>
              <VisuallyHidden>{`${title}: `}</VisuallyHidden>
              {words.projects.highlights}
            </summary>
            <Points points={otherHighlights} newTab={words.newTab} />
          </Highlights>
        )}
        <Tags label={fill(words.projects.tags, { title })} tags={tags} />
        {links.length > 0 && (
          <Links data-print="row">
            {links.map(({ kind, href }) => (
              <li key={kind}>
                <ExternalLink href={href} newTab={words.newTab}>
                  <Icon name={linkIcons[kind]} />
                  <VisuallyHidden>{`${title}: `}</VisuallyHidden>
                  {words.projects[kind]}
                </ExternalLink>
              </li>
            ))}
          </Links>
        )}
      </ProjectText>
    </ProjectItem>
  );
}
