import type { Project, Skill } from '../content/schema';
import { type Locale, optionalLink } from '../language/locale';
import type { Anchored } from './anchors';
import { periodFor } from './dates';
import { tagsFor } from './skills';

/** In the order in which links are shown. Their fields are `demoLink`, `videoLink` … */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

export type LinkKind = (typeof linkKinds)[number];

const projectFor = (
  project: Anchored<Project>,
  skills: readonly Anchored<Skill>[],
  locale: Locale,
) => ({
  title: project.title,
  id: project.id,
  description: project.description,
  image: project.image,
  period: periodFor(project.period, locale),
  role: project.role,
  highlights: project.highlights ?? [],
  tags: tagsFor(project.tags, skills),
  links: linkKinds.flatMap((kind) => {
    const link = optionalLink(project[`${kind}Link`], locale);
    return link === undefined ? [] : { kind, name: locale.words.projects[kind], ...link };
  }),
  isFeatured: project.featured ?? false,
});

export type ProfileProject = ReturnType<typeof projectFor>;

/** All projects, the featured ones first, otherwise in the order of the content. */
export const projectsFor = (
  projects: readonly Anchored<Project>[],
  skills: readonly Anchored<Skill>[],
  locale: Locale,
): ProfileProject[] =>
  projects
    .map((project) => projectFor(project, skills, locale))
    .toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured));
