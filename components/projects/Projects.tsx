import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { ProjectGroup } from './ProjectGroup';
import { ProjectLists, ProjectsColumn } from './Projects.styles';

export function Projects(section: SectionProps) {
  const { profile, locale } = section;
  return (
    <SectionFrame {...section} column={ProjectsColumn}>
      <ProjectLists>
        <FeaturedProjects projects={profile.featuredProjects} locale={locale} />
        {profile.projectGroups.map((group, index) => (
          <ProjectGroup key={index} group={group} locale={locale} />
        ))}
      </ProjectLists>
    </SectionFrame>
  );
}
