import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { FEATURED_WIDTH } from '../styles/sizes';
import {
  Feature,
  FeatureCapture,
  FeaturePicture,
  FeatureText,
  FeatureTitle,
} from './FeaturedProjects.styles';
import { isPictured, type PicturedProject, ProjectPicture } from './ProjectPicture';
import { ProjectRow } from './ProjectRow';
import { FeaturedList } from './Projects.styles';
import { ProjectDetails, ProjectTexts, resultOf } from './ProjectTexts';
import { keepsForm, largeRatioOf } from './picture-shapes';

interface FeaturedProjectsProps {
  projects: readonly ProfileProject[];
  locale: Locale;
}

/** Large projects, in the order of the owner. Their pictures are at the left and right in turn. */
export function FeaturedProjects({ projects, locale }: FeaturedProjectsProps) {
  if (projects.length === 0) return null;
  const pictured = projects.filter(isPictured);
  return (
    <FeaturedList role="list">
      {projects.map((project) =>
        isPictured(project) ? (
          <FeaturedProject
            key={project.id}
            project={project}
            isMirrored={pictured.indexOf(project) % 2 === 1}
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
  isMirrored: boolean;
  locale: Locale;
}

function FeaturedProject({ project, isMirrored, locale }: FeaturedProjectProps) {
  const { id, title, picture } = project;
  const hasCapture = keepsForm(picture);
  const ratio = largeRatioOf(picture);
  const Frame = hasCapture ? FeatureCapture : FeaturePicture;
  return (
    <Feature
      id={id}
      $isMirrored={isMirrored}
      $hasCapture={hasCapture}
      style={{ '--ratio': ratio.toFixed(3) }}
    >
      <Frame $isMirrored={isMirrored}>
        <ProjectPicture
          project={project}
          ratio={ratio}
          widths={hasCapture ? captureWidths : pictureWidths}
        />
      </Frame>
      <FeatureText>
        <FeatureTitle $hasResult={resultOf(project) !== undefined}>{`${title} `}</FeatureTitle>
        <ProjectDetails project={project} />
        <ProjectTexts project={project} locale={locale} />
      </FeatureText>
    </Feature>
  );
}

const pictureWidths = [FEATURED_WIDTH, 100, 100] as const;
const captureWidths = [40, 60, 92] as const;
