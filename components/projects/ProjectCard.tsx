import type { Locale } from '@/lib/words/locale';
import { Card, CardTitle } from './ProjectCard.styles';
import { type FrameWidths, type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectDetails, ProjectTexts } from './ProjectTexts';

interface ProjectCardProps {
  project: PicturedProject;
  /** Of the frames of all pictures in the list. */
  ratio: number;
  widths: FrameWidths;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, ratio, widths, headingLevel, locale } = props;
  return (
    <Card id={project.id}>
      <ProjectPicture project={project} ratio={ratio} widths={widths} />
      <CardTitle as={headingLevel}>{`${project.title} `}</CardTitle>
      <ProjectDetails project={project} />
      <ProjectTexts project={project} locale={locale} />
    </Card>
  );
}
