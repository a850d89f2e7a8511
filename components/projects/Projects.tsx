import { Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { ProjectGroup } from './ProjectGroup';
import { ProjectLists } from './Projects.styles';

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
