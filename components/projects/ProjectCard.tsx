import type { Locale } from '@/lib/words/locale';
import { Card, CardTitle } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectDetails, ProjectTexts } from './ProjectTexts';

interface ProjectCardProps {
  project: PicturedProject;
  /** The columns of cards, on desktops. */
  columns: number;
  /** Of the frames of all pictures in the list. */
  ratio: number;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export const ProjectCard = ({
  project,
  columns,
  ratio,
  headingLevel,
  locale,
}: ProjectCardProps) => (
  <Card id={project.id}>
    <ProjectPicture project={project} ratio={ratio} widths={[90 / columns, 45, 92]} />
    <CardTitle as={headingLevel}>{`${project.title} `}</CardTitle>
    <ProjectDetails project={project} />
    <ProjectTexts project={project} locale={locale} />
  </Card>
);
