import type { Picture } from '@/lib/profile/pictures';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { Card, CardPicture } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectNames, ProjectTexts } from './ProjectTexts';

/** The frames of all pictures in a list of cards. */
interface CardFrame {
  /** Undefined if each picture has its own form. */
  ratio?: number;
  /** The widths on desktops, tablets and phones, in percent of the window. */
  widths: readonly [desktop: number, wide: number, phone: number];
}

interface ProjectCardProps {
  project: PicturedProject;
  frame: CardFrame;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export function ProjectCard({ project, frame, headingLevel, locale }: ProjectCardProps) {
  const { id, picture } = project;
  const ownForm = { '--ratio': picture.ratio.toFixed(3), '--pixels': `${picture.width}px` };
  return (
    <Card id={id} style={frame.ratio === undefined ? ownForm : undefined}>
      <ProjectPicture project={project} frame={CardPicture} sizes={sizesFor(picture, frame)} />
      <ProjectNames project={project} headingLevel={headingLevel} />
      <ProjectTexts project={project} locale={locale} />
    </Card>
  );
}

function sizesFor(picture: Picture, { ratio, widths }: CardFrame): string {
  if (ratio === undefined) return `${Math.ceil(32 * picture.ratio)}rem`;
  const whole = picture.ratio / ratio;
  // In widths of the frame: a picture fills it, which hides its sides; on a plate, it is whole.
  const share = picture.plate === 'none' ? Math.max(1, whole) : Math.min(1, whole);
  const [desktop, wide, phone] = widths.map((width) => `${Math.ceil(share * width)}vw`);
  return `${atLeast('desktop')} ${desktop}, ${atLeast('wide')} ${wide}, ${phone}`;
}
