import type { Picture } from '@/lib/profile/pictures';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { COLUMN_SHARE, UPRIGHT_SHARE } from '../styles/sizes';
import { Card, CardNames, CardPicture, CardTexts, UprightCard } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectLinks, ProjectNames, ProjectTexts } from './ProjectTexts';
import { isPhoneScreen, isUpright } from './picture-ratios';

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
  const { id, picture } = project;
  const uprightStyle = {
    '--file-width': `${picture.width}px`,
    '--first-column-of-texts': isPhoneScreen(ratio) ? 2 : 1,
  };
  const [Item, style] = isUpright(ratio) ? [UprightCard, uprightStyle] : [Card, undefined];
  return (
    <Item id={id} style={style}>
      <ProjectPicture
        project={project}
        frame={CardPicture}
        sizes={sizesFor(picture, ratio, columns)}
      />
      <CardNames>
        <ProjectNames project={project} headingLevel={headingLevel} />
      </CardNames>
      <CardTexts>
        <ProjectTexts project={project} locale={locale}>
          <ProjectLinks {...project} />
        </ProjectTexts>
      </CardTexts>
    </Item>
  );
}

function sizesFor(picture: Picture, ratio: number, columns: CardColumns): string {
  // A picture that is wider than its frame fills it, which hides its sides.
  const scale = Math.max(1, picture.ratio / ratio) * (isUpright(ratio) ? UPRIGHT_SHARE / 100 : 1);
  const widthIn = (count: number) => `${Math.ceil((scale * COLUMN_SHARE) / count)}vw`;
  const { desktop, tablet, phone } = columns;
  const wider = `${atLeast('desktop')} ${widthIn(desktop)}, ${atLeast('wide')} ${widthIn(tablet)}`;
  return `${wider}, ${widthIn(phone)}`;
}
