import type { Picture } from '@/lib/profile/pictures';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { CARD_COLUMNS, MAX_CARD_HEIGHT } from '../styles/sizes';
import { Card, CardPicture } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectNames, ProjectTexts } from './ProjectTexts';

interface ProjectCardProps {
  project: PicturedProject;
  /** The ratio of all frames in the list. */
  ratio: number;
  /** How many cards are in a row on phones. */
  phoneColumns: number;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, ratio, phoneColumns, headingLevel, locale } = props;
  const sizes = sizesFor(project.picture, ratio, phoneColumns);
  return (
    <Card id={project.id}>
      <ProjectPicture project={project} frame={CardPicture} sizes={sizes} />
      <ProjectNames project={project} headingLevel={headingLevel} />
      <ProjectTexts project={project} locale={locale} />
    </Card>
  );
}

function sizesFor(picture: Picture, ratio: number, phoneColumns: number): string {
  // A picture that is wider than its frame fills it, which hides its sides.
  const scale = Math.max(1, picture.ratio / ratio);
  if (ratio < 1) return `${Math.ceil(scale * ratio * MAX_CARD_HEIGHT)}rem`;
  // Cards side by side share 90 % of the window. Margins and gaps have the rest.
  const widthOf = (columns: number) => `${Math.ceil((scale * 90) / columns)}vw`;
  const [desktop, tablet, phone] = [CARD_COLUMNS, 2, phoneColumns].map(widthOf);
  return `${atLeast('desktop')} ${desktop}, ${atLeast('wide')} ${tablet}, ${phone}`;
}
