import { inlineScript } from '@/lib/browser/inline-scripts';
import type { ProfileProject, ProjectGroup } from '@/lib/profile/projects';
import type { Locale } from '@/lib/words/locale';
import { fillCount } from '@/lib/words/words';
import { QuietAction } from '../ui/Button.styles';
import { InlineScript } from '../ui/InlineScript';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { EarlyPictures } from './EarlyPictures';
import { FeaturedProject } from './FeaturedProject';
import { FeaturedProjects } from './FeaturedProjects.styles';
import { ProjectCard } from './ProjectCard';
import { ProjectCards } from './ProjectCards.styles';
import { ProjectIndex } from './ProjectIndex.styles';
import { ProjectRow } from './ProjectRow';
import { Group, More, ProjectsColumn } from './Projects.styles';

/** How many projects are shown below the large ones. "Show more" opens the rest, as rows. */
const SHOWN_AT_ONCE = 12;

const hasPicture = ({ image }: ProfileProject) => image !== undefined;

/**
 * The featured projects, and below them the other projects by group. These are cards if at least
 * half of them have pictures, and else rows of an index.
 */
export function Projects(section: SectionProps) {
  const { id, profile, locale } = section;
  const { projects, projectGroups } = profile;
  const { words, language } = locale;
  // A single project is always large. As a card or a row it would look lost.
  const isLarge = ({ isFeatured }: ProfileProject) => isFeatured || projects.length === 1;
  const large = projects.filter(isLarge);
  const pictured = large.filter(hasPicture);
  const others = projects.filter((project) => !isLarge(project));
  const areCards = others.filter(hasPicture).length * 2 >= others.length;
  // A single project is large, but it is also in a group, which would show it a second time.
  const [shownGroups, hiddenGroups] = divideGroups(others.length > 0 ? projectGroups : []);
  return (
    <SectionFrame {...section} name={words.projects.title} column={ProjectsColumn}>
      {large.length > 0 && (
        <FeaturedProjects role="list">
          {large.map((project) => (
            <FeaturedProject
              key={project.id}
              project={project}
              // The pictures are at the left and at the right in turn.
              isMirrored={pictured.indexOf(project) % 2 === 1}
              locale={locale}
            />
          ))}
        </FeaturedProjects>
      )}
      {shownGroups.map((part, index) => (
        <GroupOfProjects key={index} part={part} areCards={areCards} locale={locale} />
      ))}
      {/* It is open for visitors without scripts. The script closes it before hydration. */}
      {hiddenGroups.length > 0 && (
        <More open suppressHydrationWarning>
          <QuietAction as="summary">
            <span>
              {fillCount(words.projects.showMore, others.length - SHOWN_AT_ONCE, language)}
            </span>
            <span>{words.projects.showLess}</span>
          </QuietAction>
          <InlineScript code={inlineScript('show-more')} />
          {hiddenGroups.map((part, index) => (
            <GroupOfProjects key={index} part={part} areCards={false} locale={locale} />
          ))}
        </More>
      )}
      <EarlyPictures sectionId={id} />
    </SectionFrame>
  );
}

interface GroupPart extends ProjectGroup {
  /** Whether the first projects of the group, and its heading, are in another part. */
  isRest: boolean;
}

/**
 * Divides the projects into the first `SHOWN_AT_ONCE` and the rest. Both results keep the groups. A
 * group may have a part in each of them.
 */
function divideGroups(groups: readonly ProjectGroup[]): readonly [GroupPart[], GroupPart[]] {
  const visibleParts: GroupPart[] = [];
  const hiddenParts: GroupPart[] = [];
  let room = SHOWN_AT_ONCE;
  for (const group of groups) {
    const { projects } = group;
    if (room > 0) visibleParts.push({ ...group, projects: projects.slice(0, room), isRest: false });
    if (projects.length > room) {
      hiddenParts.push({ ...group, projects: projects.slice(room), isRest: room > 0 });
    }
    room = Math.max(0, room - projects.length);
  }
  return [visibleParts, hiddenParts];
}

interface GroupOfProjectsProps {
  part: GroupPart;
  areCards: boolean;
  locale: Locale;
}

function GroupOfProjects({ part, areCards, locale }: GroupOfProjectsProps) {
  const { heading, projects, isRest } = part;
  const List = areCards ? ProjectCards : ProjectIndex;
  const Project = areCards ? ProjectCard : ProjectRow;
  return (
    <Group>
      {heading !== undefined && !isRest && <h3>{heading}</h3>}
      {/* The rest of a group has no heading, so screen readers get a name for its list. */}
      <List role="list" aria-label={isRest ? locale.words.projects.further : undefined}>
        {projects.map((project) => (
          <Project
            key={project.id}
            project={project}
            headingLevel={heading === undefined ? 'h3' : 'h4'}
            locale={locale}
          />
        ))}
      </List>
    </Group>
  );
}
