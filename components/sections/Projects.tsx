import type { ReactNode } from 'react';
import { language, words } from '@/lib/content';
import { tagEntries } from '@/lib/content/derived';
import type { Content, Project } from '@/lib/content/schema';
import { anchors } from '@/lib/content/text';
import { fillCount } from '@/lib/words/words';
import { Section } from '../ui/Section';
import { ProjectCard } from './ProjectCard';
import { Featured, More, Others } from './Projects.styles';

/** More cards than this are kept behind 'Show more'. */
const shownAtOnce = 12;
/** How many come with each press: all of 500 at once keep a cheap phone busy for a second. */
const shownMore = 24;

const names = words.projects;

/** The owner's projects: featured ones large, the others compact. */
export function Projects(content: Pick<Content, 'projects' | 'skills'>) {
  const { projects, skills } = content;
  if (projects.length === 0) return null;
  const titles = projects.map(({ title }) => title);
  const ids = anchors('project', titles);
  const idOf = (project: Project) => ids[projects.indexOf(project)];
  const cardOf = (project: Project) => (
    <ProjectCard
      key={idOf(project)}
      project={project}
      anchor={idOf(project)}
      tags={tagEntries(project.tags, skills)}
      // One alone would stand lost in the grid.
      isLarge={project.featured || projects.length === 1}
    />
  );
  const featured = projects.filter((project) => project.featured).map(cardOf);
  const others = projects.filter((project) => !project.featured).map(cardOf);
  const first = others.slice(0, shownAtOnce);
  const rest = others.slice(shownAtOnce);
  const List = projects.length === 1 ? Featured : Others;
  const title = featured.length > 0 ? names.featuredTitle : names.title;
  return (
    <Section id="projects" title={title}>
      {featured.length > 0 && <Featured aria-label={title}>{featured}</Featured>}
      {first.length > 0 && (
        <List aria-label={featured.length > 0 ? names.more : title}>{first}</List>
      )}
      {rest.length > 0 && <FurtherProjects cards={rest} />}
    </Section>
  );
}

/**
 * Cards behind a press, and behind another what is left of them. Closed, they are still in the
 * page for links, search engines and find-in-page, and need no script.
 */
function FurtherProjects({ cards }: { cards: ReactNode[] }) {
  const next = cards.slice(0, shownMore);
  const rest = cards.slice(shownMore);
  return (
    <More>
      <summary>{fillCount(names.showMore, next.length, language)}</summary>
      <Others aria-label={names.further}>{next}</Others>
      {rest.length > 0 && <FurtherProjects cards={rest} />}
    </More>
  );
}
