import { inlineScript } from '@/lib/browser/inline-scripts';
import { plainText } from '@/lib/content/linked-text';
import type { IconName } from '@/lib/images/interface-icons';
import type { Locale } from '@/lib/language/locale';
import type { LinkKind, ProfileProject } from '@/lib/profile/projects';
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
  const { projects } = profile;
  const { words, language } = locale;
  const cardOf = (project: ProfileProject) => (
    <ProjectCard
      key={project.id}
      project={project}
      // A single compact card would look lost in the grid.
      isLarge={project.isFeatured || projects.length === 1}
      locale={locale}
    />
  );
  const featured = projects.filter(({ isFeatured }) => isFeatured).map(cardOf);
  const others = projects.filter(({ isFeatured }) => !isFeatured).map(cardOf);
  const hiddenCards = others.slice(SHOWN_AT_ONCE);
  return (
    <SectionFrame
      id={id}
      title={title}
      name={words.projects.title}
      background={background}
      column={ProjectsColumn}
    >
      {featured.length > 0 && <ul className="featured">{featured}</ul>}
      {others.length > 0 && (
        <ul
          className={projects.length === 1 ? 'featured' : 'others'}
          aria-label={featured.length > 0 ? words.projects.more : undefined}
        >
          {others.slice(0, SHOWN_AT_ONCE)}
        </ul>
      )}
      {/* It is open for visitors without scripts. The script closes it before hydration. */}
      {hiddenCards.length > 0 && (
        <More open suppressHydrationWarning>
          <QuietAction as="summary">
            {fillCount(words.projects.showMore, hiddenCards.length, language)}
          </QuietAction>
          <InlineScript code={inlineScript('show-more')} />
          <ul className="others" aria-label={words.projects.further}>
            {hiddenCards}
          </ul>
        </More>
      )}
    </SectionFrame>
  );
}

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'android',
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
  locale: Locale;
}

/** The first highlight of a large card is its headline. A button opens the others. */
function ProjectCard({ project, isLarge, locale }: ProjectCardProps) {
  const { title, id, description, highlights, image, period, role, tags, links } = project;
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
        <h3>{title}</h3>
        <DottedRow texts={[period?.text, role]} />
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
            {links.map(({ kind, name, href }) => (
              <li key={kind}>
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
