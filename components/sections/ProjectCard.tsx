import { language, words } from '@/lib/content';
import { type LinkKind, outward, projectLinks } from '@/lib/content/links';
import { formatPeriod } from '@/lib/content/period';
import type { Project } from '@/lib/content/schema';
import type { IconName } from '@/lib/images/icons';
import { fill } from '@/lib/words/words';
import { Cover } from '../ui/Cover';
import { Facts } from '../ui/Facts';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { Points } from '../ui/Section.styles';
import { type TagEntry, Tags } from '../ui/Tags';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Card, Deeds, Links, Story } from './Projects.styles';

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'android',
};

/** All projects' pictures share it; a phone's tall screenshot stands in it whole. */
const frame = { ratio: 8 / 5, tallSizes: '(min-width: 64rem) 20rem, 45vw' };

const sizes = {
  large: '(min-width: 80rem) 41rem, (min-width: 64rem) 54vw, 92vw',
  compact: '(min-width: 80rem) 22.5rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw',
};

interface ProjectCardProps {
  project: Project;
  tags: readonly TagEntry[];
  /** Id of the card, for links to it. */
  anchor?: string;
  /** One of `Featured`: the picture beside the words. */
  isLarge?: boolean;
}

/** One project: picture or cover, title, when and as what, description, what the owner did, tags, links. */
export function ProjectCard({ project, anchor, tags, isLarge }: ProjectCardProps) {
  const { title, description, highlights, image, period, role } = project;
  const links = projectLinks(project);
  return (
    <Card id={anchor}>
      {image === undefined ? (
        <Cover title={title} />
      ) : (
        <Picture {...image} frame={frame} sizes={isLarge ? sizes.large : sizes.compact} />
      )}
      <Story>
        <h3>{title}</h3>
        <Facts facts={[period && formatPeriod(period, language, words.experience.present), role]} />
        {description && <p>{description}</p>}
        {highlights && highlights.length > 0 && (
          <Deeds>
            <summary>
              <VisuallyHidden>{`${title}: `}</VisuallyHidden>
              {words.projects.highlights}
            </summary>
            <Points>
              {highlights.map((each, index) => (
                <li key={index}>{each}</li>
              ))}
            </Points>
          </Deeds>
        )}
        <Tags label={fill(words.projects.tags, { title })} tags={tags} />
        {links.length > 0 && (
          <Links>
            {links.map(({ kind, href }) => (
              <li key={kind}>
                <a href={href} {...outward(href)}>
                  <Icon name={linkIcons[kind]} />
                  <VisuallyHidden>{`${title}: `}</VisuallyHidden>
                  {words.projects[kind]}
                </a>
              </li>
            ))}
          </Links>
        )}
      </Story>
    </Card>
  );
}
