import type { Picture } from '@/lib/profile/pictures';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { MAX_CARD_HEIGHT } from '../styles/sizes';
import { Card, CardPicture } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectNames, ProjectTexts } from './ProjectTexts';

type CardColumns = Record<'desktop' | 'tablet' | 'phone', number>;

interface ProjectCardProps {
  project: PicturedProject;
  /** The ratio of all frames in the list. */
  ratio: number;
  /** How many cards are in a row. */
  columns: CardColumns;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, ratio, columns, headingLevel, locale } = props;
  const sizes = sizesFor(project.picture, ratio, columns);
  return (
    <Card id={project.id}>
      <ProjectPicture project={project} frame={CardPicture} sizes={sizes} />
      <ProjectNames project={project} headingLevel={headingLevel} />
      <ProjectTexts project={project} locale={locale} />
    </Card>
  );
}

function sizesFor(picture: Picture, ratio: number, columns: CardColumns): string {
  // A picture that is wider than its frame fills it, which hides its sides.
  const scale = Math.max(1, picture.ratio / ratio);
  if (ratio < 1) return `${Math.ceil(scale * ratio * MAX_CARD_HEIGHT)}rem`;
  // Cards side by side share 90 % of the window. Margins and gaps have the rest.
  const widthIn = (count: number) => `${Math.ceil((scale * 90) / count)}vw`;
  const { desktop, tablet, phone } = columns;
  const wider = `${atLeast('desktop')} ${widthIn(desktop)}, ${atLeast('wide')} ${widthIn(tablet)}`;
  return `${wider}, ${widthIn(phone)}`;
}
