import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { COLUMN_SHARE } from '../styles/sizes';
import { InlineTexts } from '../ui/InlineTexts';
import { Logo } from '../ui/Logo';
import type { Frame } from '../ui/picture-sizes';
import { Card, CardNames, CardPicture, TextCard } from './ProjectCard.styles';
import { isPictured, ProjectPicture } from './ProjectPicture';
import { ProjectLinks, ProjectNames, ProjectPoints, ProjectTexts } from './ProjectTexts';
import { TextRows } from './ProjectTexts.styles';
import { widerRatio } from './picture-ratios';

interface ProjectCardProps {
  project: ProfileProject;
  /** The frame of its picture, except on phones. A featured card has no picture. */
  frame?: Frame;
  /** Whether no other card is in its row. */
  isAlone: boolean;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** A project with or without a picture, and perhaps with an icon. */
export function ProjectCard({ project, frame, isAlone, headingLevel, locale }: ProjectCardProps) {
  const { id, icon, tags } = project;
  const Box = isPictured(project) ? Card : TextCard;
  return (
    <Box id={id} data-alone={isAlone ? '' : undefined}>
      {isPictured(project) && frame && (
        <ProjectPicture
          project={project}
          Box={CardPicture}
          breakpoint="wide"
          wide={frame}
          narrow={{ width: COLUMN_SHARE, ratio: widerRatio(frame.ratio) }}
        />
      )}
      <CardNames>
        {icon && <Logo image={icon} />}
        <ProjectNames project={project} headingLevel={headingLevel} />
      </CardNames>
      <TextRows>
        <ProjectTexts project={project} />
      </TextRows>
      <TextRows>
        <InlineTexts texts={tags} label={locale.words.skills.title} />
      </TextRows>
      <TextRows>
        <ProjectLinks {...project} />
      </TextRows>
      <TextRows>
        <ProjectPoints project={project} locale={locale} />
      </TextRows>
    </Box>
  );
}
