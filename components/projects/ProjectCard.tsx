import type { Picture } from '@/lib/profile/pictures';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { Card, CardPicture, MAX_PICTURE_HEIGHT } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectNames, ProjectTexts } from './ProjectTexts';

interface CardsInList {
  /** The ratio of their frames. */
  ratio: number;
  /** How many are in a row. Tablets have two. */
  columns: Record<'desktop' | 'phone', number>;
}

interface ProjectCardProps extends CardsInList {
  project: PicturedProject;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, headingLevel, locale } = props;
  return (
    <Card id={project.id}>
      <ProjectPicture
        project={project}
        frame={CardPicture}
        sizes={sizesFor(project.picture, props)}
      />
      <ProjectNames project={project} headingLevel={headingLevel} />
      <ProjectTexts project={project} locale={locale} />
    </Card>
  );
}

function sizesFor(picture: Picture, { ratio, columns }: CardsInList): string {
  // A picture that is wider than its frame fills it, which hides its sides.
  const scale = Math.max(1, picture.ratio / ratio);
  if (ratio < 1) return `${Math.ceil(scale * ratio * MAX_PICTURE_HEIGHT)}rem`;
  // Cards side by side share 90 % of the window. Margins and gaps have the rest.
  const widthOf = (count: number) => `${Math.ceil((scale * 90) / count)}vw`;
  const { desktop, phone } = columns;
  return `${atLeast('desktop')} ${widthOf(desktop)}, ${atLeast('wide')} ${widthOf(2)}, ${widthOf(phone)}`;
}
