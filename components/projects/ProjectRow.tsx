import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { Logo } from '../ui/Logo';
import { Row, RowNames, RowTitle } from './ProjectRow.styles';
import { ProjectDetails, ProjectTexts } from './ProjectTexts';

interface ProjectRowProps {
  project: ProfileProject;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** A project without a picture. It may have an icon. */
export function ProjectRow({ project, headingLevel, locale }: ProjectRowProps) {
  const { id, title, icon, isFeatured } = project;
  return (
    <Row id={id} $isFeatured={isFeatured}>
      <RowNames>
        {icon && <Logo name={title} image={icon} />}
        <div>
          <RowTitle as={headingLevel} $isFeatured={isFeatured}>{`${title} `}</RowTitle>
          <ProjectDetails project={project} />
        </div>
      </RowNames>
      <ProjectTexts project={project} locale={locale} />
    </Row>
  );
}
