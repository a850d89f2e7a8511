import type { Project } from '@/lib/content/schema';
import { withBasePath } from '@/lib/hosting/paths';
import type { IconName } from '@/lib/images/icons';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { type TagEntry, Tags } from '../ui/Tags';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import {
  Card,
  Description,
  LargeCard,
  LinkButton,
  Links,
  Story,
  Title,
} from './ProjectCard.styles';

/** The kinds of link a project may have, in the order they are shown. */
const linkKinds = [
  { field: 'demoLink', label: 'Live demo', icon: 'external-link' },
  { field: 'videoLink', label: 'Video', icon: 'video' },
  { field: 'repoLink', label: 'Source code', icon: 'code' },
  { field: 'apkLink', label: 'Android app', icon: 'android' },
] as const satisfies readonly { field: keyof Project; label: string; icon: IconName }[];

interface ProjectCardProps {
  project: Project;
  tags: readonly TagEntry[];
  /** Id of the card, for links to it. */
  anchor?: string;
}

/** One project: picture, title, description, tags, and the links it has. */
export function ProjectCard({ project, anchor, tags }: ProjectCardProps) {
  const { title, description, image, featured } = project;
  const links = linkKinds.flatMap(({ field, label, icon }) => {
    const href = project[field];
    return href === undefined ? [] : [{ href, label, icon }];
  });
  const Frame = featured ? LargeCard : Card;
  return (
    <Frame id={anchor}>
      <Picture
        src={image.src}
        alt={image.alt}
        sizes={
          featured
            ? '(min-width: 80rem) 41rem, (min-width: 64rem) 54vw, 92vw'
            : '(min-width: 80rem) 22.5rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw'
        }
      />
      <Story>
        <Title>{title}</Title>
        <Description>{description}</Description>
        <Tags label={`Built with, ${title}`} tags={tags} />
        {links.length > 0 && (
          <Links>
            {links.map(({ href, label, icon }) => (
              <li key={label}>
                <LinkButton href={withBasePath(href)} target="_blank" rel="noopener noreferrer">
                  <Icon name={icon} />
                  <VisuallyHidden>{title}: </VisuallyHidden>
                  {label}
                </LinkButton>
              </li>
            ))}
          </Links>
        )}
      </Story>
    </Frame>
  );
}
