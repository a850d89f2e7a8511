import type { ProjectGroup as ProjectGroupData } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { FoldedList } from './FoldedList';
import { ProjectCard } from './ProjectCard';
import { CardList } from './ProjectCard.styles';
import { isPictured } from './ProjectPicture';
import { ProjectRow } from './ProjectRow';
import { RowList } from './ProjectRow.styles';
import { Group } from './Projects.styles';
import { cardRatioOf } from './picture-shapes';

interface ProjectGroupProps {
  group: ProjectGroupData;
  /** The columns of cards, on desktops. */
  cardColumns: number;
  locale: Locale;
}

/** Projects of a group: cards, and below them rows for those without a picture. */
export function ProjectGroup({ group, cardColumns, locale }: ProjectGroupProps) {
  const { heading, projects } = group;
  const pictured = projects.filter(isPictured);
  const others = projects.filter((project) => !isPictured(project));
  const ratio = cardRatioOf(pictured.map(({ picture }) => picture));
  const headingLevel = heading === undefined ? 'h3' : 'h4';
  const shared = { headingLevel, locale } as const;
  const hasTexts = pictured.some((each) => each.description || each.highlights.length > 0);
  // Cards side by side share 90 % of the window. Margins and gaps have the rest.
  const widths = [90 / cardColumns, 90 / 2, hasTexts ? 92 : 90 / 2] as const;
  const columns = others.length > 0 ? cardColumns : Math.min(pictured.length, cardColumns);
  return (
    <Group style={{ '--columns': columns }}>
      {heading !== undefined && <h3>{`${heading} `}</h3>}
      <FoldedList projects={pictured} locale={locale}>
        {(shown) => (
          <CardList role="list" $hasTexts={hasTexts} style={{ '--ratio': ratio.toFixed(3) }}>
            {shown.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                ratio={ratio}
                widths={widths}
                {...shared}
              />
            ))}
          </CardList>
        )}
      </FoldedList>
      <FoldedList projects={others} locale={locale}>
        {(shown) => (
          <RowList role="list">
            {shown.map((project) => (
              <ProjectRow key={project.id} project={project} {...shared} />
            ))}
          </RowList>
        )}
      </FoldedList>
    </Group>
  );
}
