import { type LinkKind, projectLinks } from '@/lib/content/links';
import type { Project } from '@/lib/content/schema';
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

const linkIcons: Record<LinkKind, IconName> = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'android',
};

interface ProjectCardProps {
  project: Project;
  tags: readonly TagEntry[];
  /** Id of the card, for links to it. */
  anchor?: string;
}

/** One project: picture, title, description, tags, and the links it has. */
export function ProjectCard({ project, anchor, tags }: ProjectCardProps) {
  const { title, description, image, featured } = project;
  const links = projectLinks(project);
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
            {links.map(({ kind, label, href }) => (
              <li key={kind}>
                <LinkButton href={href} target="_blank" rel="noopener noreferrer">
                  <Icon name={linkIcons[kind]} />
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
