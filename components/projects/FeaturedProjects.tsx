import type { ProfileProject } from '@/lib/profile/project-lists';
import { atLeast } from '../styles/media';
import { FEATURED_WIDTH } from '../styles/sizes';
import { longestWordWidth } from '../styles/text-width';
import { LinkedText, Paragraph } from '../ui/LinkedText';
import { WithSmallSources } from '../ui/Picture';
import { Tags } from '../ui/Tags';
import { Features, RosterItem, RosterText, RosterTitle } from './FeaturedProjects.styles';
import {
  HighlightsDisclosure,
  hasPicture,
  type PicturedProject,
  ProjectDetails,
  ProjectLinks,
  ProjectPicture,
  type ProjectProps,
  type ProjectsProps,
} from './ProjectParts';
import { ProjectText } from './Projects.styles';

/** Large projects: those with a large picture, and below them a roster of the others. */
export const FeaturedProjects = ({ projects, locale }: ProjectsProps) => (
  <WithSmallSources sources={projects.flatMap(({ image }) => image?.src ?? [])}>
    {(small) => {
      const isLarge = ({ image }: ProfileProject) => image && !small.includes(image.src);
      return (
        <>
          <LargeProjects projects={projects.filter(hasPicture).filter(isLarge)} locale={locale} />
          <ProjectRoster projects={projects.filter((each) => !isLarge(each))} locale={locale} />
        </>
      );
    }}
  </WithSmallSources>
);

function LargeProjects({ projects, locale }: ProjectsProps<PicturedProject>) {
  if (projects.length === 0) return null;
  return (
    <Features role="list">
      {projects.map((project) => (
        <li key={project.id} id={project.id}>
          <ProjectPicture
            project={project}
            // A tall picture, like the screenshot of a phone, is whole in its frame.
            tallSizes={`${atLeast('desktop')} 25vw, 45vw`}
            sizes={`${atLeast('desktop')} ${FEATURED_WIDTH}vw, 100vw`}
            isLarge
          />
          <ProjectText>
            <h3>{`${project.title} `}</h3>
            <ProjectDetails project={project} />
            <FeaturedText project={project} locale={locale} />
          </ProjectText>
        </li>
      ))}
    </Features>
  );
}

function ProjectRoster({ projects, locale }: ProjectsProps) {
  if (projects.length === 0) return null;
  // A line may break after a hyphen.
  const titleParts = projects.flatMap(({ title }) => title.split('-'));
  const longestWidth = Math.max(...titleParts.map(longestWordWidth)).toFixed(2);
  return (
    <ul role="list" style={{ '--longest-word-width': longestWidth }}>
      {projects.map((project) => (
        <RosterItem key={project.id} id={project.id}>
          <RosterTitle>
            {hasPicture(project) && (
              <ProjectPicture project={project} sizes="7rem" tallSizes="7rem" />
            )}
            <h3>{`${project.title} `}</h3>
            <ProjectDetails project={project} />
          </RosterTitle>
          <RosterText>
            <FeaturedText project={project} locale={locale} />
          </RosterText>
        </RosterItem>
      ))}
    </ul>
  );
}

/** The first highlight, the result, is the headline of its project. A button opens the others. */
function FeaturedText({ project, locale }: ProjectProps) {
  const [result, ...otherHighlights] = project.highlights;
  return (
    <>
      {result && (
        <strong>
          <LinkedText text={result} />
        </strong>
      )}
      <Paragraph text={project.description} />
      <Tags tags={project.tags} locale={locale} />
      <ProjectLinks project={project} />
      {/* At the end, so that no text next to the picture moves when the other highlights open. */}
      <HighlightsDisclosure project={project} points={otherHighlights} locale={locale} />
    </>
  );
}
