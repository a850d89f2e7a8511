import type { Profile } from './profile';

/** The ids of the page to which links in texts may lead: `education` for "#education". */
export function pageIds({ sections, schools, shortLists, ...profile }: Profile): string[] {
  const entries = [
    ...profile.projects,
    ...profile.skills.flatMap(({ skills }) => skills),
    ...profile.legal,
  ];
  return [
    'home',
    ...sections,
    ...(schools.length > 0 ? ['education'] : []),
    ...shortLists.map(({ kind }) => kind),
    'contact',
    ...entries.flatMap(({ id }) => id ?? []),
  ];
}
