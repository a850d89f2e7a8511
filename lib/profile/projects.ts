import type { Content, Project } from '../content/schema';
import { type Locale, linkFor } from '../locale';
import type { Cards } from './anchors';
import { periodFor } from './dates';
import { tagsFor } from './skills';

/** The links that a project may have, in the order in which they are shown. */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

/** The kind of a link. Its field in the content is `demoLink`, `videoLink` and so on. */
export type LinkKind = (typeof linkKinds)[number];

const projectFor = (project: Project, id: string, locale: Locale, cards: Cards) => ({
  title: project.title,
  id,
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
});

export type ProfileProject = ReturnType<typeof projectFor>;

/** All projects, the featured ones first, otherwise in the order of the content. */
export function projectsFor({ projects }: Content, locale: Locale, cards: Cards): ProfileProject[] {
  const all = projects.map((project, index) =>
    projectFor(project, cards.projects[index]?.id ?? '', locale, cards),
  );
  return [
    ...all.filter(({ isFeatured }) => isFeatured),
    ...all.filter(({ isFeatured }) => !isFeatured),
  ];
}
