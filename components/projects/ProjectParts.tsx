import { opensPage } from '@/lib/addresses/urls';
import type { Picture as PictureContent } from '@/lib/content/schema';
import type { IconName } from '@/lib/images/interface-icons';
import type { LinkKind, ProfileProject } from '@/lib/profile/project-lists';
import type { Locale } from '@/lib/words/locale';
import { PICTURE_RATIO } from '../styles/sizes';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { Points } from '../ui/Points';
import { LinkButtons, PictureFrame, TextLinks } from './Projects.styles';

export interface ProjectProps {
  project: ProfileProject;
  locale: Locale;
}

export interface ProjectsProps<Project = ProfileProject> {
  projects: readonly Project[];
  locale: Locale;
}

export type PicturedProject = ProfileProject & { image: PictureContent };

export const hasPicture = (project: ProfileProject): project is PicturedProject =>
  project.image !== undefined;

interface ProjectPictureProps {
  project: PicturedProject;
  sizes: string;
  tallSizes: string;
  isLarge?: boolean;
}

/** A project's picture. A press on it follows the first link of the project. */
export function ProjectPicture({ project, sizes, ...frame }: ProjectPictureProps) {
  const href = project.links[0]?.href;
  return (
    <PictureFrame>
      <Picture {...project.image} sizes={sizes} frame={{ ratio: PICTURE_RATIO, ...frame }} />
      {href !== undefined && (
        // biome-ignore lint/a11y/useAnchorContent: Screen readers and Tab meet the link once, below.
        <a
          href={href}
          target={opensPage(href) ? '_blank' : undefined}
          rel="noopener noreferrer"
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </PictureFrame>
  );
}

export const ProjectDetails = ({ project: { period, details } }: Pick<ProjectProps, 'project'>) => (
  <DottedRow texts={[period?.text, ...details]} />
);

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'brand-android',
  custom: 'link',
};

export function ProjectLinks({ project: { title, links, image } }: Pick<ProjectProps, 'project'>) {
  if (links.length === 0) return null;
  const List = image ? LinkButtons : TextLinks;
  return (
    <List role="list">
      {links.map(({ kind, name, href }, index) => (
        <li key={index}>
          <ContentLink href={href}>
            <Icon name={linkIcons[kind]} />
            <span className="visually-hidden">{`${title}: `}</span>
            {name}
          </ContentLink>{' '}
        </li>
      ))}
    </List>
  );
}

interface HighlightsDisclosureProps extends ProjectProps {
  points: readonly string[];
}

export function HighlightsDisclosure({ project, points, locale }: HighlightsDisclosureProps) {
  if (points.length === 0) return null;
  return (
    <details>
      <summary>
        <span className="visually-hidden">{`${project.title}: `}</span>
        {`${locale.words.projects.highlights} `}
      </summary>
      <Points points={points} />
    </details>
  );
}
