import type { Content, Picture } from '../content/schema';
import type { Locale } from '../locale';
import type { Cards } from './anchors';
import { type ProfilePeriod, periodFor } from './dates';
import { linkFor, type NamedLink } from './links';
import { type Tag, tagsFor } from './skills';

/** The links that a project may have, in the order in which they are shown. */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

/** The kind of a link. Its field in the content is `demoLink`, `videoLink` and so on. */
export type LinkKind = (typeof linkKinds)[number];

interface ProjectLink extends NamedLink {
  kind: LinkKind;
}

export interface ProfileProject {
  title: string;
  /** The id of its card. */
  id: string;
  description?: string;
  image?: Picture;
  period?: ProfilePeriod;
  role?: string;
  highlights: readonly string[];
  tags: readonly Tag[];
  links: readonly ProjectLink[];
  isFeatured: boolean;
}

/** All projects, the featured ones first, otherwise in the order of the content. */
export function projectsFor({ projects }: Content, locale: Locale, cards: Cards): ProfileProject[] {
  const all = projects.map((project, index) => ({
    title: project.title,
    id: cards.projects[index]?.id ?? '',
    description: project.description,
    image: project.image,
    period: periodFor(project.period, locale),
    role: project.role,
    highlights: project.highlights ?? [],
    tags: tagsFor(project.tags, cards),
    links: linkKinds.flatMap((kind) => {
      const address = project[`${kind}Link`];
      if (address === undefined) return [];
      return { kind, name: locale.words.projects[kind], ...linkFor(address, locale) };
    }),
    isFeatured: project.featured ?? false,
  }));
  return [
    ...all.filter(({ isFeatured }) => isFeatured),
    ...all.filter(({ isFeatured }) => !isFeatured),
  ];
}
