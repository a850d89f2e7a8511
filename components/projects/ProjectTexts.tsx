import type { ReactNode } from 'react';
import type { IconName } from '@/lib/images/interface-icons';
import type { LinkKind, ProfileProject } from '@/lib/profile/project-lists';
import { nonEmpty, withoutBadBreaks } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { Icon } from '../ui/Icon';
import { InlineLinks } from '../ui/InlineLinks';
import { InlineTexts } from '../ui/InlineTexts';
import { LinkedText } from '../ui/LinkedText';
import { Points } from '../ui/Points';
import { Disclosure } from './Disclosure';
import { Description, Links, ProjectTitle, Result } from './ProjectTexts.styles';

interface ProjectNamesProps {
  project: ProfileProject;
  headingLevel: 'h3' | 'h4';
}

/** Title; period, role, organization and place. */
export const ProjectNames = ({ project, headingLevel }: ProjectNamesProps) => (
  <>
    <ProjectTitle as={headingLevel}>{`${withoutBadBreaks(project.title)} `}</ProjectTitle>
    <InlineTexts texts={[project.period?.text, ...project.details]} />
  </>
);

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'brand-android',
  custom: 'link',
};

/** Links to the demo, the code and others. In a row they follow the name, else the technologies. */
export function ProjectLinks({ title, links }: Pick<ProfileProject, 'title' | 'links'>) {
  if (links.length === 0) return null;
  return (
    <Links role="list">
      {links.map(({ kind, name, href }, index) => (
        <li key={index}>
          <ContentLink href={href}>
            <Icon name={linkIcons[kind]} />
            <span className="visually-hidden">{`${title}: `}</span>
            {name}
          </ContentLink>{' '}
        </li>
      ))}
    </Links>
  );
}

interface ProjectTextsProps {
  project: ProfileProject;
  locale: Locale;
  /** Links, between the technologies and what opens. */
  children?: ReactNode;
}

/** What cards, rows and featured projects show of a project: texts and technologies. */
export function ProjectTexts({ project, locale, children }: ProjectTextsProps) {
  const { title, description, result, highlights: points, tags } = project;
  // A button for a single point would hide it for nothing.
  const paragraphs = nonEmpty([description, points.length === 1 ? points[0] : undefined]);
  return (
    <>
      {result && <Result>{`${withoutBadBreaks(result)} `}</Result>}
      {paragraphs.map((text, index) => (
        <Description key={index}>
          <LinkedText text={text} />
        </Description>
      ))}
      <InlineLinks links={tags} label={locale.words.skills.title} />
      {children}
      {/* At the end, so that nothing moves that stands beside a picture. */}
      {points.length > 1 && (
        <Disclosure title={title} label={locale.words.projects.highlights}>
          <Points points={points} />
        </Disclosure>
      )}
    </>
  );
}
