import type { ComponentProps } from 'react';
import type { Profile } from '@/lib/profile/profile';
import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { FoldedList } from '../ui/FoldedList';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { ProjectCard } from './ProjectCard';
import { CardList } from './ProjectCard.styles';
import { isPictured } from './ProjectPicture';
import { Group, ProjectLists } from './Projects.styles';
import { cardRatioOf, PLATE_RATIO } from './picture-ratios';

export function Projects(section: SectionProps) {
  const { featuredProjects, projectGroups } = section.profile;
  const { locale } = section;
  return (
    <SectionFrame {...section}>
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

/** Projects of a group: those with a picture, and below them those without. */
function ProjectGroup({ group, maxColumns, locale }: ProjectGroupProps) {
  const { heading, projects } = group;
  const pictured = projects.filter(isPictured);
  const others = projects.filter((project) => !isPictured(project));
  const ratio = cardRatioOf(pictured.map(({ picture }) => picture));
  const shared = { ratio, headingLevel: heading === undefined ? 'h3' : 'h4', locale } as const;
  return (
    <Group>
      {heading !== undefined && <h3>{`${heading} `}</h3>}
      {/* Square pictures would be very high in two columns. */}
      <Cards projects={pictured} maxColumns={ratio > 1 ? maxColumns : 3} {...shared} />
      <Cards projects={others} maxColumns={2} {...shared} />
    </Group>
  );
}

interface CardsProps extends Pick<ComponentProps<typeof ProjectCard>, 'headingLevel' | 'locale'> {
  ratio: number;
  projects: readonly ProfileProject[];
  maxColumns: number;
}

function Cards({ projects, maxColumns, ratio, ...shared }: CardsProps) {
  const count = projects.length;
  if (count === 0) return null;
  // Four are two and two. A single wide picture takes half of its row.
  const columns = [2, 4].includes(count) || (count === 1 && ratio > 1) ? 2 : maxColumns;
  // Three columns are too narrow for larger texts, and two too wide for squares.
  const [frame, fontSize] =
    columns > 2 ? [ratio, 'var(--text-sm)'] : [Math.max(ratio, PLATE_RATIO), undefined];
  return (
    <Group style={{ '--columns': columns, '--ratio': frame.toFixed(3), fontSize }}>
      <FoldedList
        as={CardList}
        columns={columns}
        items={projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            ratio={frame}
            columns={columns}
            isAlone={index === count - 1 && count % columns === 1}
            {...shared}
          />
        ))}
        locale={shared.locale}
      />
    </Group>
  );
}
