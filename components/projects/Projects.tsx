import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { FoldedList } from '../ui/FoldedList';
import { Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { TwoColumnList } from '../ui/TwoColumnList.styles';
import { FeaturedProjects } from './FeaturedProjects';
import { ProjectCard } from './ProjectCard';
import { CardList } from './ProjectCard.styles';
import { isPictured } from './ProjectPicture';
import { ProjectRow } from './ProjectRow';
import { Group, ProjectLists } from './Projects.styles';
import { cardRatioOf, isUpright } from './picture-ratios';

export function Projects(section: SectionProps) {
  const { featuredProjects, projectGroups } = section.profile;
  const { locale } = section;
  return (
    <SectionFrame {...section} column={Column}>
      <ProjectLists>
        <FeaturedProjects projects={featuredProjects} locale={locale} />
        {projectGroups.map((group, index) => (
          <ProjectGroup
            key={index}
            group={group}
            maxColumns={featuredProjects.length > 0 ? 3 : 2}
            locale={locale}
          />
        ))}
      </ProjectLists>
    </SectionFrame>
  );
}

interface ProjectGroupProps {
  group: Profile['projectGroups'][number];
  /** How many cards are in a row, at most. */
  maxColumns: number;
  locale: Locale;
}

/** Projects of a group: cards, and below them rows for those without a picture. */
function ProjectGroup({ group, maxColumns, locale }: ProjectGroupProps) {
  const { heading, projects } = group;
  const pictured = projects.filter(isPictured);
  const others = projects.filter((project) => !isPictured(project));
  const ratio = cardRatioOf(pictured.map(({ picture }) => picture));
  const count = pictured.length;
  // Four are two and two. Upright pictures have texts beside them, for which three are too narrow.
  const columns = count < 3 || count === 4 || isUpright(ratio) ? 2 : maxColumns;
  const shared = { headingLevel: heading === undefined ? 'h3' : 'h4', locale } as const;
  return (
    <Group style={{ '--columns': columns, '--ratio': ratio.toFixed(3) }}>
      {heading !== undefined && <h3>{`${heading} `}</h3>}
      <FoldedList
        as={CardList}
        columns={columns}
        items={pictured.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            ratio={ratio}
            columns={columns}
            isAlone={index === count - 1 && columns === 2 && count % 2 === 1}
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
