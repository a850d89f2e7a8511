import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { Points } from '../ui/FoldedList';
import { Icon } from '../ui/Icon';
import { InlineTexts } from '../ui/InlineTexts';
import { Paragraph } from '../ui/LinkedText';
import { ShownText } from '../ui/ShownText';
import { Links, ProjectTitle, Result } from './ProjectTexts.styles';

interface ProjectNamesProps {
  project: ProfileProject;
  headingLevel: 'h3' | 'h4';
}

/** Title; period, role, organization and place. */
export function ProjectNames({ project, headingLevel }: ProjectNamesProps) {
  const { title, period, inlineTexts } = project;
  return (
    <>
      <ProjectTitle as={headingLevel} translate="no">
        <ShownText text={`${title} `} />
      </ProjectTitle>
      <InlineTexts texts={[period?.text, ...inlineTexts]} />
    </>
  );
}

/** Links to the demo, the code and others. */
export function ProjectLinks({ title, links }: ProfileProject) {
  if (links.length === 0) return null;
  return (
    <Links role="list">
      {links.map(({ icon, name, href }, index) => (
        <li key={index}>
          <ContentLink href={href}>
            <Icon name={icon} />
            <span translate="no" className="visually-hidden">
              {`${title}: `}
            </span>
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
    {result && (
      <Result>
        <ShownText text={`${result} `} />
      </Result>
    )}
    <Paragraph text={description} />
  </>
);

export const ProjectPoints = ({ project, locale }: { project: ProfileProject; locale: Locale }) => (
  <Points
    of={project.isFeatured ? 'featuredProject' : 'project'}
    points={project.highlights}
    areShort={project.hasShortPoints}
    title={project.title}
    locale={locale}
  />
);
