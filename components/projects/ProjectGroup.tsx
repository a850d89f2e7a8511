import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { TwoColumnList } from '../ui/TwoColumnList.styles';
import { FoldedList } from './FoldedList';
import { ProjectCard } from './ProjectCard';
import { CardList } from './ProjectCard.styles';
import { isPictured } from './ProjectPicture';
import { ProjectRow } from './ProjectRow';
import { Group } from './Projects.styles';
import { cardRatioOf, isUpright } from './picture-ratios';

interface ProjectGroupProps {
  group: Profile['projectGroups'][number];
  /** How many cards are in a row on desktops. */
  cardColumns: number;
  locale: Locale;
}

/** Projects of a group: cards, and below them rows for those without a picture. */
export function ProjectGroup({ group, cardColumns, locale }: ProjectGroupProps) {
  const { heading, projects } = group;
  const pictured = projects.filter(isPictured);
  const others = projects.filter((project) => !isPictured(project));
  const ratio = cardRatioOf(pictured.map(({ picture }) => picture));
  // On phones, pictures without a text stand two by two, unless their names are beside them.
  const hasTexts = pictured.some((each) => each.description || each.highlights.length > 0);
  const columns = { desktop: cardColumns, tablet: 2, phone: hasTexts || isUpright(ratio) ? 1 : 2 };
  const shared = { headingLevel: heading === undefined ? 'h3' : 'h4', locale } as const;
  return (
    <Group
      style={{
        '--columns': others.length > 0 ? cardColumns : Math.min(pictured.length, cardColumns),
        '--phone-columns': columns.phone,
        '--ratio': ratio.toFixed(3),
      }}
    >
      {heading !== undefined && <h3>{`${heading} `}</h3>}
      <FoldedList
        as={CardList}
        items={pictured.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            ratio={ratio}
            columns={columns}
            {...shared}
          />
        ))}
        locale={locale}
      />
      <FoldedList
        as={TwoColumnList}
        items={others.map((project) => (
          <ProjectRow key={project.id} project={project} {...shared} />
        ))}
        locale={locale}
      />
    </Group>
  );
}
