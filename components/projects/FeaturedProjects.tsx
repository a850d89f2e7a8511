import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { atLeast } from '../styles/media';
import { FEATURED_HEIGHT, FEATURED_WIDTH, MIN_WHOLE_HEIGHT } from '../styles/sizes';
import { InlineLinks } from '../ui/InlineLinks';
import { EdgePicture, Feature, FeatureText, WholePicture } from './FeaturedProjects.styles';
import { isPictured, type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectRow } from './ProjectRow';
import { FeaturedList } from './Projects.styles';
import { ProjectLinks, ProjectNames, ProjectPoints, ProjectTexts } from './ProjectTexts';
import { edgeRatioOf, isShownWhole } from './picture-ratios';

interface FeaturedProjectsProps {
  projects: readonly ProfileProject[];
  locale: Locale;
}

/** Large projects, in the order of the owner. Pictures at the edge change sides on desktops. */
export function FeaturedProjects({ projects, locale }: FeaturedProjectsProps) {
  if (projects.length === 0) return null;
  const atEdge = projects.filter((each) => isPictured(each) && !isShownWhole(each.picture));
  return (
    <FeaturedList role="list">
      {projects.map((project) =>
        isPictured(project) ? (
          <FeaturedProject
            key={project.id}
            project={project}
            isAtEnd={atEdge.indexOf(project) % 2 === 1}
            locale={locale}
          />
        ) : (
          <ProjectRow key={project.id} project={project} headingLevel="h3" locale={locale} />
        ),
      )}
    </FeaturedList>
  );
}

interface FeaturedProjectProps {
  project: PicturedProject;
  /** Whether the picture is at the end, on desktops. */
  isAtEnd: boolean;
  locale: Locale;
}

function FeaturedProject({ project, isAtEnd, locale }: FeaturedProjectProps) {
  const { id, picture, tags } = project;
  const isWhole = isShownWhole(picture);
  const ratio = isWhole ? picture.ratio : edgeRatioOf(picture);
  return (
    <Feature id={id} style={{ '--ratio': ratio.toFixed(3) }}>
      <ProjectPicture
        project={project}
        frame={isWhole ? WholePicture : EdgePicture}
        isAtEnd={isAtEnd}
        sizes={isWhole ? wholeSizes(ratio) : edgeSizes}
      />
      <FeatureText>
        <ProjectNames project={project} headingLevel="h3" />
        <ProjectTexts project={project} />
        <ProjectPoints project={project} locale={locale} />
        <InlineLinks links={tags} label={locale.words.skills.title} />
        <ProjectLinks {...project} />
      </FeatureText>
    </Feature>
  );
}

const edgeSizes = `${atLeast('desktop')} ${FEATURED_WIDTH}vw, 100vw`;
const wholeSizes = (ratio: number) =>
  `max(${Math.ceil(MIN_WHOLE_HEIGHT * ratio)}rem, ${Math.ceil(FEATURED_HEIGHT * ratio)}vw)`;
