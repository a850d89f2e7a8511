import { plainText } from '@/lib/content/linked-text';
import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { FEATURED_WIDTH } from '../styles/sizes';
import { LinkedText } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import {
  Feature,
  FeatureCapture,
  FeaturePicture,
  FeatureRow,
  FeatureRowText,
  FeatureRowTitle,
  FeatureText,
  FeatureTitle,
  Result,
} from './FeaturedProjects.styles';
import { isPictured, type PicturedProject, ProjectPicture } from './ProjectPicture';
import { RowNames } from './ProjectRow.styles';
import { FeaturedList } from './Projects.styles';
import { ProjectDetails, ProjectTexts } from './ProjectTexts';
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
          <PicturedFeature
            key={project.id}
            project={project}
            isMirrored={pictured.indexOf(project) % 2 === 1}
            locale={locale}
          />
        ) : (
          <PlainFeature key={project.id} project={project} locale={locale} />
        ),
      )}
    </FeaturedList>
  );
}

interface FeatureProps<Project = ProfileProject> {
  project: Project;
  locale: Locale;
}

interface PicturedFeatureProps extends FeatureProps<PicturedProject> {
  /** Whether the picture is at the end, on desktops. */
  isMirrored: boolean;
}

function PicturedFeature({ project, isMirrored, locale }: PicturedFeatureProps) {
  const { picture } = project;
  const isInOwnForm = keepsForm(picture);
  const ratio = largeRatioOf(picture);
  const Frame = isInOwnForm ? FeatureCapture : FeaturePicture;
  return (
    <Feature
      id={project.id}
      $isMirrored={isMirrored}
      $hasCapture={isInOwnForm}
      style={{ '--ratio': ratio.toFixed(3) }}
    >
      <Frame $isMirrored={isMirrored}>
        <ProjectPicture
          project={project}
          ratio={ratio}
          widths={isInOwnForm ? captureWidths(ratio) : pictureWidths}
          isLarge
        />
      </Frame>
      <FeatureText>
        <FeatureTitle $hasResult={resultOf(project) !== undefined}>
          {`${project.title} `}
        </FeatureTitle>
        <ProjectDetails project={project} />
        <FeatureTexts project={project} locale={locale} />
      </FeatureText>
    </Feature>
  );
}

const pictureWidths = { desktop: FEATURED_WIDTH, wide: 100, phone: 100 };

/** A capture is as high as most large pictures. */
const captureWidths = (ratio: number) => ({ desktop: 36 * ratio, wide: 60 * ratio, phone: 92 });

/** A featured project without a picture: its title is large. */
function PlainFeature({ project, locale }: FeatureProps) {
  return (
    <FeatureRow id={project.id}>
      <RowNames>
        {project.icon && <Logo name={project.title} image={project.icon} />}
        <div>
          <FeatureRowTitle>{`${project.title} `}</FeatureRowTitle>
          <ProjectDetails project={project} />
        </div>
      </RowNames>
      <FeatureRowText>
        <FeatureTexts project={project} locale={locale} />
      </FeatureRowText>
    </FeatureRow>
  );
}

/** A longer highlight would be no headline, but a text in large letters. */
const MAX_RESULT_LENGTH = 90;

/** The first highlight, if it can be the headline of its project. */
function resultOf({ highlights: [first] }: ProfileProject): string | undefined {
  return first && plainText(first).length <= MAX_RESULT_LENGTH ? first : undefined;
}

function FeatureTexts({ project, locale }: FeatureProps) {
  const result = resultOf(project);
  return (
    <>
      {result && (
        <Result $isLarge={isPictured(project)}>
          <LinkedText text={result} />
        </Result>
      )}
      <ProjectTexts
        project={project}
        points={result ? project.highlights.slice(1) : project.highlights}
        hasButtons
        locale={locale}
      />
    </>
  );
}
