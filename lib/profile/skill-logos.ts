import type { Skill } from '../content/schema';
import { brandsOfTechnologies, technologyOf, withoutDetails } from '../content/technologies';
import { isDeviconName } from '../images/icon-files';

const hasLogo = (name: string) => isDeviconName(name) || brandsOfTechnologies.includes(name);

/** The logo that the content names for a skill, or else that of its name: 'icon:react'. */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  if (image !== undefined) return image || undefined;
  const logo = [name, withoutDetails(name)].map(technologyOf).find(hasLogo);
  return logo && `icon:${logo}`;
}
