import { plainText } from '@/lib/content/linked-text';
import type { IconName } from '@/lib/images/interface-icons';
import type { LinkKind, ProfileProject } from '@/lib/profile/project-lists';
import { nonEmpty } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { Icon } from '../ui/Icon';
import { LinkedText } from '../ui/LinkedText';
import { Points } from '../ui/Points';
import { Tags } from '../ui/Tags';
import { Disclosure } from './Disclosure';
import { Description, LinkButtons, Result, TextLinks, Texts } from './ProjectTexts.styles';

interface ProjectProps {
  project: ProfileProject;
}

/** Period, role, organization and place. */
export const ProjectDetails = ({ project: { period, details } }: ProjectProps) => (
  <DottedRow texts={[period?.text, ...details]} />
);

/** A longer highlight would be no headline, but a text in large letters. */
const MAX_RESULT_LENGTH = 90;

/** The first highlight of a featured project, if it can be its headline. */
export function resultOf({ isFeatured, highlights: [first] }: ProfileProject) {
  return isFeatured && first && plainText(first).length <= MAX_RESULT_LENGTH ? first : undefined;
}

interface ProjectTextsProps extends ProjectProps {
  locale: Locale;
}

/** What each form of a project shows below its title: texts, technologies, links. */
export function ProjectTexts({ project, locale }: ProjectTextsProps) {
  const { title, picture, description, highlights, tags } = project;
  const result = resultOf(project);
  const points = highlights.filter((point) => point !== result);
  // A button for a single point would hide it for nothing.
  const paragraphs = nonEmpty([description, points.length === 1 ? points[0] : undefined]);
  return (
    <Texts>
      {result && (
        <Result $isHeadline={picture !== undefined}>
          <LinkedText text={result} />
        </Result>
      )}
      {paragraphs.map((text, index) => (
        <Description key={index}>
          <LinkedText text={text} />
        </Description>
      ))}
      <Tags tags={tags} locale={locale} />
      <ProjectLinks project={project} />
      {/* At the end, so that nothing moves that stands beside a picture. */}
      {points.length > 1 && (
        <Disclosure title={title} label={locale.words.projects.highlights}>
          <Points points={points} />
        </Disclosure>
      )}
    </Texts>
  );
}

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'brand-android',
  custom: 'link',
};

/** More buttons than this would be louder than the text above them. */
const MAX_BUTTONS = 2;

function ProjectLinks({ project: { title, links, isFeatured } }: ProjectProps) {
  if (links.length === 0) return null;
  const List = isFeatured && links.length <= MAX_BUTTONS ? LinkButtons : TextLinks;
  return (
    <List role="list">
      {links.map(({ kind, name, href }, index) => (
        <li key={index}>
          <ContentLink href={href}>
            <Icon name={linkIcons[kind]} />
            <span className="visually-hidden">{`${title}: `}</span>
            {name}
          </ContentLink>{' '}
        </li>
      ))}
    </List>
  );
}
