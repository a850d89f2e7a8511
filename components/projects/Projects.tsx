import type { ProjectGroup } from '@/lib/profile/project-lists';
import { fillCount } from '@/lib/words/words';
import { QuietAction } from '../ui/Button.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { FeaturedProjects } from './FeaturedProjects';
import { type GroupPart, OtherProjects } from './OtherProjects';
import { splitByPicture } from './ProjectParts';
import { ProjectsColumn, ShowMore } from './Projects.styles';

/** How many of the projects that are not featured are shown before "Show more". */
const SHOWN_AT_ONCE = 20;

export function Projects(section: SectionProps) {
  const { profile, locale } = section;
  const { words, language } = locale;
  const { featuredProjects, projectGroups } = profile;
  const { shown, hidden } = splitGroups(projectGroups);
  const others = projectGroups.flatMap(({ projects }) => projects);
  // All rows have the same columns, in whatever group they are.
  const [, rows] = splitByPicture(others);
  const periodLength = Math.max(0, ...rows.map(({ period }) => period?.text.length ?? 0));
  const listOf = (parts: readonly GroupPart[]) =>
    parts.map((part, index) => (
      <OtherProjects key={index} part={part} periodLength={periodLength} locale={locale} />
    ));
  return (
    <SectionFrame {...section} accessibleName={words.projects.title} column={ProjectsColumn}>
      <FeaturedProjects projects={featuredProjects} locale={locale} />
      {listOf(shown)}
      {hidden.length > 0 && (
        // The browser, or a visitor, may open the list before hydration.
        <ShowMore suppressHydrationWarning>
          <QuietAction as="summary">
            <span>
              {fillCount(words.projects.showMore, others.length - SHOWN_AT_ONCE, language)}
            </span>
            <span>{words.projects.showLess}</span>
          </QuietAction>
          {listOf(hidden)}
        </ShowMore>
      )}
    </SectionFrame>
  );
}

/**
 * Divides the projects into the first `SHOWN_AT_ONCE` and the rest, in the order of the page: those
 * of a group with pictures are before those without. A group may have a part in both results.
 */
function splitGroups(groups: readonly ProjectGroup[]) {
  const shown: GroupPart[] = [];
  const hidden: GroupPart[] = [];
  let room = SHOWN_AT_ONCE;
  for (const group of groups) {
    const projects = splitByPicture(group.projects).flat();
    const [first, rest] = [projects.slice(0, room), projects.slice(room)];
    if (first.length > 0) shown.push({ ...group, projects: first, isRest: false });
    if (rest.length > 0) hidden.push({ ...group, projects: rest, isRest: first.length > 0 });
    room -= first.length;
  }
  return { shown, hidden };
}
