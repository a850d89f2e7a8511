import type { IconName } from '@/lib/images/interface-icons';
import type { LinkKind, ProfileProject } from '@/lib/profile/project-lists';
import { withoutBadBreaks } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { Points } from '../ui/FoldedList';
import { Icon } from '../ui/Icon';
import { InlineTexts } from '../ui/InlineTexts';
import { LinkedText } from '../ui/LinkedText';
import { Description, Links, ProjectTitle, Result } from './ProjectTexts.styles';

interface ProjectNamesProps {
  project: ProfileProject;
  headingLevel: 'h3' | 'h4';
}

/** Title; period, role, organization and place. */
export const ProjectNames = ({ project, headingLevel }: ProjectNamesProps) => (
  <>
    <ProjectTitle as={headingLevel}>{`${withoutBadBreaks(project.title)} `}</ProjectTitle>
    <InlineTexts texts={[project.period?.text, ...project.details]} />
  </>
);

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'brand-android',
  custom: 'link',
};

/** Links to the demo, the code and others. */
export function ProjectLinks({ title, links }: Pick<ProfileProject, 'title' | 'links'>) {
  if (links.length === 0) return null;
  return (
    <Links role="list">
      {links.map(({ kind, name, href }, index) => (
        <li key={index}>
          <ContentLink href={href}>
            <Icon name={linkIcons[kind]} />
            <span className="visually-hidden">{`${title}: `}</span>
            {name}
          </ContentLink>{' '}
        </li>
      ))}
    </Links>
  );
}

/** What came of a project, and what it is. */
export const ProjectTexts = ({ project: { result, description } }: { project: ProfileProject }) => (
  <>
    {result && <Result>{`${withoutBadBreaks(result)} `}</Result>}
    {description && (
      <Description>
        <LinkedText text={description} />
      </Description>
    )}
  </>
);

export const ProjectPoints = ({ project, locale }: { project: ProfileProject; locale: Locale }) => (
  <Points
    of={project.isFeatured ? 'featuredProject' : 'project'}
    points={project.highlights}
    title={project.title}
    locale={locale}
  />
);
