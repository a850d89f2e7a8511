import type { Locale } from '@/lib/words/locale';
import { Card, CardTitle } from './ProjectCard.styles';
import { type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectDetails, ProjectTexts } from './ProjectTexts';

interface ProjectCardProps {
  project: PicturedProject;
  /** The columns of cards, on desktops. */
  columns: number;
  /** Whether cards of the list have texts. If not, they stand two by two on phones. */
  hasTexts: boolean;
  /** Of the frames of all pictures in the list. */
  ratio: number;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** Cards side by side share this much of the window, in percent. Margins and gaps have the rest. */
const CARDS_WIDTH = 90;
/** On phones, a card has all of the window but the margins, in percent. */
const PHONE_CARD_WIDTH = 92;

export const ProjectCard = ({
  project,
  columns,
  hasTexts,
  ratio,
  headingLevel,
  locale,
}: ProjectCardProps) => (
  <Card id={project.id}>
    <ProjectPicture
      project={project}
      ratio={ratio}
      widths={[
        CARDS_WIDTH / columns,
        CARDS_WIDTH / 2,
        hasTexts ? PHONE_CARD_WIDTH : CARDS_WIDTH / 2,
      ]}
    />
    <CardTitle as={headingLevel}>{`${project.title} `}</CardTitle>
    <ProjectDetails project={project} />
    <ProjectTexts project={project} locale={locale} />
  </Card>
);
