import type { ComponentProps } from 'react';
import type { Profile } from '@/lib/profile/profile';
import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { COLUMN_SHARE } from '../styles/sizes';
import { FoldedList } from '../ui/FoldedList';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { ProjectCard } from './ProjectCard';
import { CardList } from './ProjectCard.styles';
import { isPictured } from './ProjectPicture';
import { Group, GroupTitle, ProjectLists } from './Projects.styles';
import { frameRatioOf } from './picture-ratios';

export function Projects(section: SectionProps) {
  const { featuredProjects, projectGroups } = section.profile;
  const { locale } = section;
  return (
    <SectionFrame {...section}>
      <ProjectLists>
        <FeaturedProjects projects={featuredProjects} locale={locale} />
        {projectGroups.map((group, index) => (
          <ProjectGroup key={index} {...group} locale={locale} />
        ))}
      </ProjectLists>
    </SectionFrame>
  );
}

type ProjectGroupProps = Profile['projectGroups'][number] & { locale: Locale };

/** Projects of a group: those with a picture, and below them those without. */
function ProjectGroup({ heading, projects, locale }: ProjectGroupProps) {
  const shared = { headingLevel: heading === undefined ? 'h3' : 'h4', locale } as const;
  return (
    <Group>
      {heading !== undefined && <GroupTitle>{`${heading} `}</GroupTitle>}
      <Cards projects={projects.filter(isPictured)} {...shared} />
      <Cards projects={projects.filter((project) => !isPictured(project))} {...shared} />
    </Group>
  );
}

interface CardsProps extends Pick<ComponentProps<typeof ProjectCard>, 'headingLevel' | 'locale'> {
  projects: readonly ProfileProject[];
}

/** The only card of a group is not to look like the main project, so its picture is low. */
const LEAST_RATIO_ALONE = 16 / 9;

/** Three are in a row. Four are in two rows, because the fourth would be alone in its row. */
function Cards({ projects, ...shared }: CardsProps) {
  const count = projects.length;
  if (count === 0) return null;
  const isAlone = count === 1;
  const columns = count === 3 || count > 4 ? 3 : 2;
  const usualRatio = frameRatioOf(projects.flatMap(({ picture }) => picture?.ratio ?? []));
  const ratio = isAlone ? Math.max(usualRatio, LEAST_RATIO_ALONE) : usualRatio;
  return (
    <Group style={{ '--columns': columns, '--ratio': ratio.toFixed(3) }}>
      <FoldedList
        as={CardList}
        items={projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            isAlone={isAlone}
            frame={{ width: COLUMN_SHARE / columns, ratio }}
            {...shared}
          />
        ))}
        locale={shared.locale}
      />
    </Group>
  );
}
