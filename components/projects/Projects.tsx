import { Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { ProjectGroup } from './ProjectGroup';
import { isPictured } from './ProjectPicture';
import { ProjectLists } from './Projects.styles';
import { cardRatioOf, isUpright } from './picture-ratios';

export function Projects(section: SectionProps) {
  const { featuredProjects, projectGroups } = section.profile;
  const { locale } = section;
  const groups = projectGroups.map(({ projects }) => projects.filter(isPictured));
  // Three are too narrow for texts beside pictures. Few cards in three columns would leave a hole.
  const hasThree =
    groups.some((cards) => cards.length > 2) &&
    !groups.some((cards) => isUpright(cardRatioOf(cards.map(({ picture }) => picture))));
  const cardColumns = hasThree ? 3 : 2;
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
