import { COLUMN_SHARE } from '../styles/sizes';
import type { Frame } from '../ui/picture-sizes';
import { Card, CardPicture, TextCard } from './ProjectCard.styles';
import { isPictured, ProjectPicture } from './ProjectPicture';
import { ProjectTexts, type ProjectTextsProps } from './ProjectTexts';

interface ProjectCardProps extends ProjectTextsProps {
  /** The frame of its picture, except on phones. A featured card has no picture. */
  frame?: Frame;
  isAlone: boolean;
}

export function ProjectCard({ frame, isAlone, ...texts }: ProjectCardProps) {
  const { project } = texts;
  const Box = isPictured(project) ? Card : TextCard;
  return (
    <Box id={project.id} $isAlone={isAlone}>
      {isPictured(project) && frame && (
        <ProjectPicture
          project={project}
          Box={CardPicture}
          breakpoint="wide"
          wide={frame}
          narrow={{ ...frame, width: COLUMN_SHARE }}
        />
      )}
      <ProjectTexts {...texts} />
    </Box>
  );
}
