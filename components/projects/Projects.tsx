import { Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { ProjectGroup } from './ProjectGroup';
import { isPictured } from './ProjectPicture';
import { ProjectLists } from './Projects.styles';

export function Projects(section: SectionProps) {
  const { featuredProjects, projectGroups } = section.profile;
  const { locale } = section;
  const cardCounts = projectGroups.map(({ projects }) => projects.filter(isPictured).length);
  // Two columns if no group has more cards, so that fewer rows have holes.
  const cardColumns = Math.min(Math.max(2, ...cardCounts), 3);
  return (
    <SectionFrame {...section} column={Column}>
      <ProjectLists style={{ '--card-columns': cardColumns }}>
        <FeaturedProjects projects={featuredProjects} locale={locale} />
        {projectGroups.map((group, index) => (
          <ProjectGroup key={index} group={group} cardColumns={cardColumns} locale={locale} />
        ))}
      </ProjectLists>
    </SectionFrame>
  );
}
