import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { Row, RowTitle } from './ProjectRow.styles';
import { ProjectDetails, ProjectTexts } from './ProjectTexts';

interface ProjectRowProps {
  project: ProfileProject;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** A project without a picture: on wide screens, its text is beside its title. */
export const ProjectRow = ({ project, headingLevel, locale }: ProjectRowProps) => (
  <Row id={project.id}>
    <div>
      <RowTitle as={headingLevel}>{`${project.title} `}</RowTitle>
      <ProjectDetails project={project} />
    </div>
    <ProjectTexts project={project} locale={locale} />
  </Row>
);
