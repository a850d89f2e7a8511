import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { OtherProjects } from './OtherProjects';
import { splitByPicture } from './ProjectParts';
import { ProjectsColumn } from './Projects.styles';

export function Projects(section: SectionProps) {
  const { profile, locale } = section;
  const { featuredProjects, projectGroups } = profile;
  // All rows have the same columns, in whatever group they are.
  const [, rows] = splitByPicture(projectGroups.flatMap(({ projects }) => projects));
  const periodLength = Math.max(0, ...rows.map(({ period }) => period?.text.length ?? 0));
  return (
    <SectionFrame {...section} accessibleName={locale.words.projects.title} column={ProjectsColumn}>
      <FeaturedProjects projects={featuredProjects} locale={locale} />
      {projectGroups.map((group, index) => (
        <OtherProjects key={index} group={group} periodLength={periodLength} locale={locale} />
      ))}
    </SectionFrame>
  );
}
