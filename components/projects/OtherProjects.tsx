import { plainText } from '@/lib/content/linked-text';
import type { ProfileProject, ProjectGroup } from '@/lib/profile/project-lists';
import { nonEmpty } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { DottedRow } from '../ui/DottedRow';
import { Paragraph } from '../ui/LinkedText';
import { Tags } from '../ui/Tags';
import { Cards, Ledger, LedgerRow, RowFacts, RowPeriod, RowText } from './OtherProjects.styles';
import {
  HighlightsDisclosure,
  hasPicture,
  type PicturedProject,
  ProjectDetails,
  ProjectLinks,
  ProjectPicture,
  type ProjectsProps,
} from './ProjectParts';
import { ProjectText } from './Projects.styles';

interface OtherProjectsProps {
  group: ProjectGroup;
  locale: Locale;
}

/** Projects of a group: cards, and below them rows for those without a picture. */
export function OtherProjects({ group: { heading, projects }, locale }: OtherProjectsProps) {
  const pictured = projects.filter(hasPicture);
  const withoutPicture = projects.filter((project) => !hasPicture(project));
  const shared = { headingLevel: heading === undefined ? 'h3' : 'h4', locale } as const;
  return (
    <div>
      {heading !== undefined && <h3>{`${heading} `}</h3>}
      {pictured.length > 0 && <ProjectCards projects={pictured} {...shared} />}
      {withoutPicture.length > 0 && <ProjectLedger projects={withoutPicture} {...shared} />}
    </div>
  );
}

interface ListProps<Project> extends ProjectsProps<Project> {
  headingLevel: 'h3' | 'h4';
}

const ProjectCards = ({ projects, headingLevel: Heading, locale }: ListProps<PicturedProject>) => (
  <Cards role="list">
    {projects.map((project, index) => (
      <li key={project.id} id={project.id}>
        <ProjectPicture
          project={project}
          sizes={cardSizes(index, projects.length)}
          tallSizes={`${atLeast('desktop')} 14vw, ${atLeast('wide')} 20vw, 45vw`}
        />
        <ProjectText>
          <Heading>{`${project.title} `}</Heading>
          <ProjectDetails project={project} />
          <Paragraph text={project.description} />
          <HighlightsDisclosure project={project} points={project.highlights} locale={locale} />
          <Tags tags={project.tags} locale={locale} />
          <ProjectLinks project={project} />
        </ProjectText>
      </li>
    ))}
  </Cards>
);

/** `sizes` of pictures. On desktops, a last row of one or two cards has larger pictures. */
function cardSizes(index: number, count: number): string {
  const isInShorterRow = index >= count - (count % 3);
  return [
    `${atLeast('desktop')} ${isInShorterRow ? 45 : 30}vw`,
    `${atLeast('wide')} 45vw`,
    '92vw',
  ].join(', ');
}

/** A row names the technologies only if it has no organization, so that it stays low. */
const tagsOfRow = ({ organization, tags }: ProfileProject) => (organization ? [] : tags);

/** The most characters that are sure to fit on a line of half the page, on small desktops. */
const LINE_LENGTH = 50;

const isShort = ({ description = '', highlights, links }: ProfileProject) =>
  plainText(description).length <= LINE_LENGTH && highlights.length === 0 && links.length === 0;

/**
 * The columns of a ledger: one for each fact that any of the projects has. The text is a little
 * wider than the title, and the facts are a little narrower. Period and links need the same room in
 * each ledger: "2019 – 2021" and "Source code" fit.
 */
function columnsFor(projects: readonly ProfileProject[]): string {
  const some = (has: (project: ProfileProject) => unknown, column: string) =>
    projects.some(has) ? column : '';
  return nonEmpty([
    some(({ period }) => period, '[period] 6rem'),
    '[title] minmax(0, 17.5fr)',
    some((each) => each.description || each.highlights.length > 0, '[text] minmax(0, 21fr)'),
    some((each) => [...each.details, ...tagsOfRow(each)].length > 0, '[facts] minmax(0, 16.5fr)'),
    some(({ links }) => links.length > 0, '[links] 8rem'),
  ]).join(' ');
}

/**
 * Projects without a picture, one a row. On desktops each fact has its column, and a period or a
 * place is not shown again below the same one. If all rows are short, they stand two by two
 * instead.
 */
function ProjectLedger({ projects, headingLevel: Heading, locale }: ListProps<ProfileProject>) {
  const columns = projects.every(isShort) ? undefined : columnsFor(projects);
  return (
    <Ledger role="list" $hasColumns={columns !== undefined} style={{ '--columns': columns }}>
      {projects.map((project, index) => {
        const { id, title, period, details } = project;
        const tags = tagsOfRow(project);
        const above = columns ? projects[index - 1] : undefined;
        const repeatsFacts = tags.length === 0 && details.join() === above?.details.join();
        return (
          <LedgerRow key={id} id={id}>
            <Heading>{`${title} `}</Heading>
            {period && (
              <RowPeriod $isRepeated={period.text === above?.period?.text}>
                {period.text}{' '}
              </RowPeriod>
            )}
            <RowText>
              <Paragraph text={project.description} />
            </RowText>
            {details.length + tags.length > 0 && (
              <RowFacts $isRepeated={repeatsFacts}>
                <DottedRow texts={details} />
                <Tags tags={tags} locale={locale} />
              </RowFacts>
            )}
            <ProjectLinks project={project} />
            <HighlightsDisclosure project={project} points={project.highlights} locale={locale} />
          </LedgerRow>
        );
      })}
    </Ledger>
  );
}
