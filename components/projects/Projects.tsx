import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { OtherProjects } from './OtherProjects';
import { ProjectsColumn } from './Projects.styles';

export function Projects(section: SectionProps) {
  const { profile, locale } = section;
  return (
    <SectionFrame {...section} column={ProjectsColumn}>
      <FeaturedProjects projects={profile.featuredProjects} locale={locale} />
      {profile.projectGroups.map((group, index) => (
        <OtherProjects key={index} group={group} locale={locale} />
      ))}
    </SectionFrame>
  );
}
