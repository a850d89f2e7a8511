import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { Card, CardPicture } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectNames, ProjectTexts } from './ProjectTexts';
import { isWholeIn } from './picture-shapes';

/** The frames of all pictures in a list of cards. */
export interface CardFrame {
  ratio: number;
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
  const { picture } = project;
  const isWhole = isWholeIn(frame.ratio, picture);
  /** The width of the picture, also of what the frame hides, in widths of the frame. */
  const share = (isWhole ? Math.min : Math.max)(1, picture.ratio / frame.ratio);
  const [desktop, wide, phone] = frame.widths.map((width) => `${Math.ceil(share * width)}vw`);
  const sizes = `${atLeast('desktop')} ${desktop}, ${atLeast('wide')} ${wide}, ${phone}`;
  return (
    <Card id={project.id}>
      <ProjectPicture project={project} frame={CardPicture} isWhole={isWhole} sizes={sizes} />
      <ProjectNames project={project} headingLevel={headingLevel} />
      <ProjectTexts project={project} locale={locale} />
    </Card>
  );
}
