import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { Card, CardTitle } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectDetails, ProjectTexts } from './ProjectTexts';

interface ProjectCardProps {
  project: PicturedProject;
  /** The columns of cards, on desktops. */
  columns: number;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export const ProjectCard = ({ project, columns, headingLevel, locale }: ProjectCardProps) => (
  <Card id={project.id}>
    <ProjectPicture
      project={project}
      sizes={`${atLeast('desktop')} ${90 / columns}vw, ${atLeast('wide')} 45vw, 92vw`}
    />
    <CardTitle as={headingLevel}>{`${project.title} `}</CardTitle>
    <ProjectDetails project={project} />
    <ProjectTexts project={project} locale={locale} />
  </Card>
);
