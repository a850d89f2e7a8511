import type { ReactNode } from 'react';
import type { IconName } from '@/lib/images/interface-icons';
import type { Locale } from '@/lib/language/locale';
import type { LinkKind, ProfileProject } from '@/lib/profile/projects';
import { fill } from '@/lib/words/words';
import { ContentLink } from '../ui/ContentLink';
import { Icon } from '../ui/Icon';
import { LinkedText } from '../ui/LinkedText';
import { Points } from '../ui/Points';
import { Tags } from '../ui/Tags';

// The parts of a project that all its forms share: a feature, a card, and a row of the index.

export interface ProjectProps {
  project: ProfileProject;
  locale: Locale;
}

/** What the project is, in one paragraph. */
export function ProjectDescription({ project: { description }, locale }: ProjectProps): ReactNode {
  if (!description) return null;
  return (
    <p>
      <LinkedText text={description} locale={locale} />
    </p>
  );
}

/** The technologies of a project. The list has a name for screen readers. */
export function ProjectTags({ project: { title, tags }, locale }: ProjectProps) {
  return <Tags label={fill(locale.words.projects.tags, { title })} tags={tags} />;
}

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'android',
  own: 'link',
};

/** The links of a project, in the order of the profile. Each has an icon and its name. */
export function ProjectLinks({ project: { title, links }, locale }: ProjectProps) {
  if (links.length === 0) return null;
  return (
    <ul role="list" className="links">
      {links.map(({ kind, name, href }, index) => (
        <li key={index}>
          <ContentLink href={href} locale={locale}>
            <Icon name={linkIcons[kind]} />
            <span className="visually-hidden">{`${title}: `}</span>
            {name}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

interface MyPartProps extends ProjectProps {
  /** The highlights that the button opens. */
  points: readonly string[];
}

/** A button that opens the highlights of a project. */
export function MyPart({ project: { title }, points, locale }: MyPartProps) {
  if (points.length === 0) return null;
  return (
    <details>
      <summary>
        <span className="visually-hidden">{`${title}: `}</span>
        {locale.words.projects.highlights}
      </summary>
      <Points points={points} locale={locale} />
    </details>
  );
}
