import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { FEATURED_HEIGHT, FEATURED_WIDTH } from '../styles/sizes';
import { Feature, FeaturePicture, FeatureText } from './FeaturedProjects.styles';
import { ProjectCard } from './ProjectCard';
import { isPictured, type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectList } from './Projects.styles';
import { ProjectTexts } from './ProjectTexts';
import { fitOf, frameRatioOf } from './picture-ratios';

interface FeaturedProjectsProps {
  projects: readonly ProfileProject[];
  locale: Locale;
}

/** Large projects, in the order of the owner. Pictures change sides on desktops. */
export function FeaturedProjects({ projects, locale }: FeaturedProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <ProjectList role="list">
      {projects.map((project, index) =>
        isPictured(project) ? (
          <FeaturedProject
            key={project.id}
            project={project}
            side={index % 2 === 0 ? 'start' : 'end'}
            locale={locale}
          />
        ) : (
          <ProjectCard
            key={project.id}
            project={project}
            isAlone
            headingLevel="h3"
            locale={locale}
          />
        ),
      )}
    </ProjectList>
  );
}

interface FeaturedProjectProps {
  project: PicturedProject;
  /** Where the picture is, on desktops. */
  side: 'start' | 'end';
  locale: Locale;
}

function FeaturedProject({ project, side, locale }: FeaturedProjectProps) {
  const { id, picture } = project;
  const ratio = frameRatioOf([picture.ratio]);
  const isOnPlate = fitOf(picture) !== 'fill';
  // On desktops, a plate is about a square.
  const wide = isOnPlate ? { width: FEATURED_HEIGHT, ratio: 1 } : { width: FEATURED_WIDTH, ratio };
  return (
    <Feature id={id} data-side={side} style={{ '--ratio': ratio.toFixed(3) }}>
      <ProjectPicture
        project={project}
        Box={FeaturePicture}
        breakpoint="desktop"
        wide={wide}
        narrow={{ width: 100, ratio }}
      />
      <FeatureText>
        <ProjectTexts project={project} headingLevel="h3" locale={locale} />
      </FeatureText>
    </Feature>
  );
}
