import type { Picture } from '@/lib/profile/pictures';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { COLUMN_SHARE, UPRIGHT_SHARE } from '../styles/sizes';
import { InlineLinks } from '../ui/InlineLinks';
import {
  AlignedCard,
  CardPicture,
  UprightCard,
  WideCard,
  WideUprightCard,
} from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectLinks, ProjectNames, ProjectPoints, ProjectTexts } from './ProjectTexts';
import { TextRows } from './ProjectTexts.styles';
import { isUpright } from './picture-ratios';

interface ProjectCardProps {
  project: PicturedProject;
  /** The ratio of all frames in the list. */
  ratio: number;
  /** How many cards are in a row, except on phones. */
  columns: number;
  /** Whether no other card is in its row. */
  isAlone: boolean;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, ratio, columns, isAlone, headingLevel, locale } = props;
  const { id, picture, tags } = project;
  const [Upright, Flat] = isAlone ? [WideUprightCard, WideCard] : [UprightCard, AlignedCard];
  const Box = isUpright(ratio) ? Upright : Flat;
  return (
    <Box id={id} style={{ '--file-width': `${picture.width}px` }}>
      <ProjectPicture
        project={project}
        frame={CardPicture}
        sizes={sizesFor(picture, ratio, columns)}
      />
      <TextRows>
        <ProjectNames project={project} headingLevel={headingLevel} />
      </TextRows>
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

/** The width of a picture in its frame, as `sizes` of HTML. */
function sizesFor(picture: Picture, ratio: number, columns: number): string {
  const shareOfCard = isUpright(ratio) ? UPRIGHT_SHARE / 100 : 1;
  // A picture that is wider than its frame is as high as the frame, which hides its sides.
  const shareOfFrame = Math.max(1, picture.ratio / ratio);
  const widthIn = (cards: number) =>
    `${Math.ceil((COLUMN_SHARE * shareOfCard * shareOfFrame) / cards)}vw`;
  return `${atLeast('wide')} ${widthIn(columns)}, ${widthIn(1)}`;
}
