import type { ProfileProject, ProjectGroup } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { CARD_GAP, columnWidth, PICTURE_RATIO } from '../styles/sizes';
import { DottedRow } from '../ui/DottedRow';
import { Picture } from '../ui/Picture';
import {
  Card,
  Cards,
  Ledger,
  LedgerPeriod,
  LedgerRow,
  ProjectGroupBox,
  RowDetails,
  RowText,
} from './OtherProjects.styles';
import {
  HighlightsDisclosure,
  type PicturedProject,
  ProjectDescription,
  ProjectDetails,
  ProjectLinks,
  ProjectTags,
  splitByPicture,
} from './ProjectParts';

interface OtherProjectsProps {
  group: ProjectGroup;
  /** The number of characters of the longest period in any row of the section. */
  periodLength: number;
  locale: Locale;
}

/** Projects of a group: cards, and below them rows for those without a picture. */
export function OtherProjects({ group, periodLength, locale }: OtherProjectsProps) {
  const { heading, projects } = group;
  const [pictured, withoutPicture] = splitByPicture(projects);
  const shared = { headingLevel: heading === undefined ? 'h3' : 'h4', locale } as const;
  return (
    <ProjectGroupBox>
      {heading !== undefined && <h3>{heading}</h3>}
      {pictured.length > 0 && <ProjectCards projects={pictured} {...shared} />}
      {withoutPicture.length > 0 && (
        <ProjectLedger projects={withoutPicture} periodLength={periodLength} {...shared} />
      )}
    </ProjectGroupBox>
  );
}

interface ListProps {
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

interface ProjectCardsProps extends ListProps {
  projects: readonly PicturedProject[];
}

const ProjectCards = ({ projects, headingLevel: Heading, locale }: ProjectCardsProps) => (
  <Cards role="list">
    {projects.map((project, index) => (
      <Card key={project.id} id={project.id}>
        <Picture {...project.image} frame={cardFrame} sizes={cardSizes(index, projects.length)} />
        <div>
          <Heading>{project.title}</Heading>
          <ProjectDetails project={project} />
          <ProjectDescription project={project} locale={locale} />
          <HighlightsDisclosure project={project} points={project.highlights} locale={locale} />
        </div>
        {/* Tags and links have boxes even if there are none, so that they are in line with the tags
            and links of the neighboring cards. */}
        <div>
          <ProjectTags project={project} locale={locale} />
        </div>
        <div>
          <ProjectLinks project={project} locale={locale} />
        </div>
      </Card>
    ))}
  </Cards>
);

const cardFrame = {
  ratio: PICTURE_RATIO,
  tallSizes: `${atLeast('desktop')} 14vw, ${atLeast('wide')} 20vw, 45vw`,
};

/** `sizes` of pictures. On desktops, the pictures of a last row of two cards are larger. */
function cardSizes(index: number, count: number): string {
  const isInLastRowOfTwo = count % 3 === 2 && index >= count - 2;
  const columns = isInLastRowOfTwo ? 2 : 3;
  const width = (columnWidth.usual - (columns - 1) * CARD_GAP) / columns;
  return [
    // On vast screens, the cards beside the title are about 60vw wide together.
    `${atLeast('large')} max(${width}rem, ${60 / columns}vw)`,
    `${atLeast('desktop')} ${90 / columns}vw`,
    `${atLeast('wide')} 45vw`,
    '92vw',
  ].join(', ');
}

interface ProjectLedgerProps extends ListProps {
  projects: readonly ProfileProject[];
  periodLength: number;
}

function ProjectLedger(props: ProjectLedgerProps) {
  const { projects, headingLevel: Heading, periodLength, locale } = props;
  return (
    <Ledger role="list" style={{ '--period-length': periodLength }}>
      {projects.map((project) => (
        <LedgerRow key={project.id} id={project.id} $hasPeriods={periodLength > 0}>
          <Heading>{project.title}</Heading>
          {project.period && <LedgerPeriod>{project.period.text}</LedgerPeriod>}
          <RowText>
            <ProjectDescription project={project} locale={locale} />
            <HighlightsDisclosure project={project} points={project.highlights} locale={locale} />
          </RowText>
          <RowDetails>
            <DottedRow texts={project.details} />
            {!project.organization && <ProjectTags project={project} locale={locale} />}
          </RowDetails>
          <ProjectLinks project={project} locale={locale} />
        </LedgerRow>
      ))}
    </Ledger>
  );
}
