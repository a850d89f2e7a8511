import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { COLUMN_SHARE, SECOND_COLUMN_START, WHOLE_SHARE } from '../styles/sizes';
import { InlineLinks } from '../ui/InlineLinks';
import { Logo } from '../ui/Logo';
import { Card, CardNames, CardPicture, TextCard } from './ProjectCard.styles';
import { isPictured, type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectLinks, ProjectNames, ProjectPoints, ProjectTexts } from './ProjectTexts';
import { TextRows } from './ProjectTexts.styles';
import { isWhole, PLATE_RATIO } from './picture-ratios';

interface ProjectCardProps {
  project: ProfileProject;
  /** The ratio of all frames in the list. A featured card has no picture, so it needs none. */
  ratio?: number;
  /** How many cards are in a row, except on phones: a featured card is alone. */
  columns?: number;
  /** Whether no other card is in its row. */
  isAlone: boolean;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** A project with or without a picture, and perhaps with an icon. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, isAlone, headingLevel, locale } = props;
  const { id, icon, tags } = project;
  const Box = isPictured(project) ? Card : TextCard;
  return (
    <Box id={id} data-alone={isAlone ? '' : undefined}>
      {isPictured(project) && (
        <ProjectPicture project={project} frame={CardPicture} sizes={sizesFor(project, props)} />
      )}
      <CardNames>
        {icon && <Logo image={icon} />}
        <ProjectNames project={project} headingLevel={headingLevel} />
      </CardNames>
      <TextRows>
        <ProjectTexts project={project} />
      </TextRows>
      <TextRows>
        <InlineLinks links={tags} label={locale.words.skills.title} />
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

/** The gap after the first column of the page, as a share of the page's column, roughly. */
const GAP_SHARE = 0.05;
const FIRST_COLUMN_SHARE = SECOND_COLUMN_START / 100 - GAP_SHARE;

/** The width of the picture in the layout, as `sizes` of HTML. */
function sizesFor(project: PicturedProject, { ratio = 1, columns = 1, isAlone }: ProjectCardProps) {
  const { picture } = project;
  /** @param share of the page's column that the frame takes */
  const widthIn = (share: number, frame: number) => {
    // A whole picture is as high as its plate, nearly. Another one fills its frame, which hides its
    // sides if it is wider.
    const width = isWhole(project)
      ? (Math.min(1, picture.ratio / frame) * WHOLE_SHARE) / 100
      : Math.max(1, picture.ratio / frame);
    return `${Math.ceil(COLUMN_SHARE * share * width)}vw`;
  };
  const wider = Math.max(ratio, PLATE_RATIO);
  const inWide = isAlone ? widthIn(FIRST_COLUMN_SHARE, wider) : widthIn(1 / columns, ratio);
  return `${atLeast('wide')} ${inWide}, ${widthIn(1, wider)}`;
}
