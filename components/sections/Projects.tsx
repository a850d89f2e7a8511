import type { Content } from '@/content/schema';
import { tagEntries } from '@/lib/proof';
import { projectAnchors } from '@/lib/slug';
import { Section } from '../ui/Section';
import { ProjectCard } from './ProjectCard';
import { Featured, More, Others, Summary } from './Projects.styles';

/** More cards than this are kept behind 'Show all'. */
const shownAtOnce = 12;

/** The owner's projects: featured ones large, the others compact. */
export function Projects({ projects, skills }: Pick<Content, 'projects' | 'skills'>) {
  if (projects.length === 0) return null;
  const anchors = projectAnchors(projects);
  const cards = projects.map((project, index) => (
    <ProjectCard
      key={project.title}
      project={project}
      anchor={anchors[index]}
      tags={tagEntries(project.tags, skills)}
    />
  ));
  const featured = cards.filter(({ props }) => props.project.featured);
  const others = cards.filter(({ props }) => !props.project.featured);
  const first = others.slice(0, shownAtOnce);
  const rest = others.slice(shownAtOnce);
  return (
    <Section id="projects" title={featured.length > 0 ? 'Featured Projects' : 'Projects'}>
      {featured.length > 0 && <Featured aria-label="Featured projects">{featured}</Featured>}
      {first.length > 0 && (
        <Others aria-label={featured.length > 0 ? 'More projects' : 'All projects'}>{first}</Others>
      )}
      {rest.length > 0 && (
        // Closed, it is still in the page for search engines and find-in-page, and needs no script.
        <More>
          <Summary>Show {rest.length} more projects</Summary>
          <Others aria-label="Further projects">{rest}</Others>
        </More>
      )}
    </Section>
  );
}
