import { Fragment } from 'react';
import { inlineScript } from '@/lib/browser/inline-scripts';
import { plainText } from '@/lib/content/linked-text';
import type { IconName } from '@/lib/images/interface-icons';
import type { Locale } from '@/lib/language/locale';
import type { LinkKind, ProfileProject, ProjectGroup } from '@/lib/profile/projects';
import { fill, fillCount } from '@/lib/words/words';
import { atLeast, pictureRatio } from '../theme/media';
import { QuietAction } from '../ui/Button.styles';
import { ContentLink } from '../ui/ContentLink';
import { Cover } from '../ui/Cover';
import { DottedRow } from '../ui/DottedRow';
import { Icon } from '../ui/Icon';
import { InlineScript } from '../ui/InlineScript';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import { Points } from '../ui/Points';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { Tags } from '../ui/Tags';
import { LongResult, More, ProjectsColumn } from './Projects.styles';

/** How many compact cards are shown. "Show more" opens the others. */
const SHOWN_AT_ONCE = 12;

/** A longer result is in smaller letters. This many characters are about four lines. */
const SHORT_RESULT_LENGTH = 140;

export function Projects({ id, title, background, profile, locale }: SectionProps) {
  const { projects, projectGroups } = profile;
  const { words, language } = locale;
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  const otherCount = projects.length - featured.length;
  const listOf = ({ name, heading, projects: members, isRest }: GroupPart) => (
    <Fragment key={name ?? ''}>
      {heading !== undefined && !isRest && <h3 data-print="subtitle">{heading}</h3>}
      <ProjectList
        projects={members}
        // A single compact card would look lost in the grid.
        isLarge={projects.length === 1}
        label={isRest ? words.projects.further : undefined}
        titleLevel={heading === undefined ? 'h3' : 'h4'}
        locale={locale}
      />
    </Fragment>
  );
  const [shownGroups, hiddenGroups] = divided(projectGroups, SHOWN_AT_ONCE);
  return (
    <SectionFrame
      id={id}
      title={title}
      name={words.projects.title}
      background={background}
      column={ProjectsColumn}
    >
      <ProjectList projects={featured} isLarge locale={locale} />
      {shownGroups.map(listOf)}
      {/* It is open for visitors without scripts. The script closes it before hydration. */}
      {hiddenGroups.length > 0 && (
        <More open suppressHydrationWarning>
          <QuietAction as="summary">
            {fillCount(words.projects.showMore, otherCount - SHOWN_AT_ONCE, language)}
          </QuietAction>
          <InlineScript code={inlineScript('show-more')} />
          {hiddenGroups.map(listOf)}
        </More>
      )}
    </SectionFrame>
  );
}

interface GroupPart extends ProjectGroup {
  /** Whether the first projects of the group, and its heading, are in another part. */
  isRest: boolean;
}

/** Divides groups into those of the first projects and those of all others. */
function divided(groups: readonly ProjectGroup[], firstCount: number) {
  const first: GroupPart[] = [];
  const others: GroupPart[] = [];
  let room = firstCount;
  for (const group of groups) {
    const { projects } = group;
    if (room > 0) first.push({ ...group, projects: projects.slice(0, room), isRest: false });
    if (projects.length > room) {
      others.push({ ...group, projects: projects.slice(room), isRest: room > 0 });
    }
    room = Math.max(0, room - projects.length);
  }
  return [first, others] as const;
}

type TitleLevel = 'h3' | 'h4';

interface ProjectListProps {
  projects: readonly ProfileProject[];
  isLarge?: boolean;
  /** For screen readers, if no heading names the list. */
  label?: string;
  titleLevel?: TitleLevel;
  locale: Locale;
}

function ProjectList({ projects, isLarge = false, label, titleLevel, locale }: ProjectListProps) {
  if (projects.length === 0) return null;
  return (
    <ul className={isLarge ? 'featured' : 'others'} aria-label={label}>
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          isLarge={isLarge}
          titleLevel={titleLevel}
          locale={locale}
        />
      ))}
    </ul>
  );
}

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'android',
  own: 'link',
};

/** `sizes` of pictures. A tall one, like the screenshot of a phone, is whole in its frame. */
const sizes = {
  large: { usual: `${atLeast.desktop} 56vw, 100vw`, tall: `${atLeast.desktop} 25vw, 45vw` },
  compact: {
    usual: `${atLeast.large} max(22.5rem, 18vw), ${atLeast.desktop} 30vw, ${atLeast.wide} 45vw, 92vw`,
    tall: `${atLeast.desktop} 14vw, ${atLeast.wide} 20vw, 45vw`,
  },
};

interface ProjectCardProps {
  project: ProfileProject;
  /** Large cards have the picture next to the text on wide screens. */
  isLarge: boolean;
  titleLevel?: TitleLevel;
  locale: Locale;
}

/** The first highlight of a large card is its headline. A button opens the others. */
function ProjectCard(props: ProjectCardProps) {
  const { project, isLarge, titleLevel: Title = 'h3', locale } = props;
  const { title, id, description, highlights, image, details, tags, links } = project;
  const { words } = locale;
  const result = isLarge && highlights[0];
  const { usual, tall } = isLarge ? sizes.large : sizes.compact;
  const ResultHeadline =
    result && plainText(result).length > SHORT_RESULT_LENGTH ? LongResult : 'strong';
  const otherHighlights = result ? highlights.slice(1) : highlights;
  const otherPoints = otherHighlights.length > 0 && (
    <details>
      <summary>
        <span className="visually-hidden">{`${title}: `}</span>
        {words.projects.highlights}
      </summary>
      <Points points={otherHighlights} locale={locale} />
    </details>
  );
  return (
    <li className="project" id={id} data-result={result ? '' : undefined}>
      {image === undefined ? (
        <Cover title={title} />
      ) : (
        <Picture
          {...image}
          frame={{ ratio: pictureRatio, tallSizes: tall, isFlexible: isLarge }}
          sizes={usual}
        />
      )}
      <div className="text">
        <Title>{title}</Title>
        <DottedRow texts={details} />
        {result && (
          <ResultHeadline className="result">
            <LinkedText text={result} locale={locale} />
          </ResultHeadline>
        )}
        {description && (
          <p>
            <LinkedText text={description} locale={locale} />
          </p>
        )}
        {!isLarge && otherPoints}
        <Tags label={fill(words.projects.tags, { title })} tags={tags} />
        {links.length > 0 && (
          <ul className="links">
            {links.map(({ kind, name, href }, index) => (
              <li key={index}>
                <ContentLink href={href} locale={locale}>
                  <Icon name={linkIcons[kind]} />
                  <span className="visually-hidden">{`${title}: `}</span>
                  {name}
                </ContentLink>
              </li>
            ))}
          </ul>
        )}
        {/* At the end of a large card, so nothing next to the picture moves when it opens. */}
        {isLarge && otherPoints}
      </div>
    </li>
  );
}
