import type { ProjectGroup as ProjectGroupData } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { CARD_COLUMNS } from '../styles/sizes';
import { TwoColumnList } from '../ui/TwoColumnList.styles';
import { FoldedList } from './FoldedList';
import { ProjectCard } from './ProjectCard';
import { CardList } from './ProjectCard.styles';
import { isPictured } from './ProjectPicture';
import { ProjectRow } from './ProjectRow';
import { Group } from './Projects.styles';
import { cardRatioOf } from './picture-ratios';

interface ProjectGroupProps {
  group: ProjectGroupData;
  locale: Locale;
}

/** Projects of a group: cards, and below them rows for those without a picture. */
export function ProjectGroup({ group, locale }: ProjectGroupProps) {
  const { heading, projects } = group;
  const pictured = projects.filter(isPictured);
  const others = projects.filter((project) => !isPictured(project));
  const ratio = cardRatioOf(pictured.map(({ picture }) => picture));
  // On phones, pictures without a text stand two by two.
  const hasTexts = pictured.some((each) => each.description || each.highlights.length > 0);
  const phoneColumns = hasTexts ? 1 : 2;
  const shared = { headingLevel: heading === undefined ? 'h3' : 'h4', locale } as const;
  return (
    <Group
      style={{
        '--columns': others.length > 0 ? CARD_COLUMNS : Math.min(pictured.length, CARD_COLUMNS),
        '--phone-columns': phoneColumns,
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
            phoneColumns={phoneColumns}
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
