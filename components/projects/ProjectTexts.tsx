import type { IconName } from '@/lib/images/interface-icons';
import type { LinkKind, ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { Icon } from '../ui/Icon';
import { LinkedText } from '../ui/LinkedText';
import { Points } from '../ui/Points';
import { Tags } from '../ui/Tags';
import { Disclosure } from './Disclosure';
import { Description, LinkButtons, TextLinks, Texts } from './ProjectTexts.styles';

interface ProjectProps {
  project: ProfileProject;
}

/** Period, role, organization and place. */
export const ProjectDetails = ({ project: { period, details } }: ProjectProps) => (
  <DottedRow texts={[period?.text, ...details]} />
);

interface ProjectTextsProps extends ProjectProps {
  /** Those of the highlights that are not shown elsewhere. */
  points?: readonly string[];
  hasButtons?: boolean;
  locale: Locale;
}

/** What each form of a project shows below its title: text, technologies, links, highlights. */
export function ProjectTexts(props: ProjectTextsProps) {
  const { project, points = project.highlights, hasButtons = false, locale } = props;
  const { title, description, tags } = project;
  const [point, ...others] = points;
  const isSingle = others.length === 0;
  return (
    <Texts>
      {description && (
        <Description>
          <LinkedText text={description} />
        </Description>
      )}
      {point && isSingle && (
        <Description>
          <LinkedText text={point} />
        </Description>
      )}
      <Tags tags={tags} locale={locale} />
      <ProjectLinks project={project} areButtons={hasButtons} />
      {/* At the end, so that nothing moves that stands beside a picture. */}
      {point && !isSingle && (
        <Disclosure
          label={
            <>
              <span className="visually-hidden">{`${title}: `}</span>
              {`${locale.words.projects.highlights} `}
            </>
          }
        >
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

interface ProjectLinksProps extends ProjectProps {
  areButtons: boolean;
}

function ProjectLinks({ project: { title, links }, areButtons }: ProjectLinksProps) {
  if (links.length === 0) return null;
  const List = areButtons && links.length <= MAX_BUTTONS ? LinkButtons : TextLinks;
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
