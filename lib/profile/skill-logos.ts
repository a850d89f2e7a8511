import type { Skill } from '../content/schema';
import { logoNamesOf } from '../content/technologies';
import { isDeviconName } from '../images/icon-files';

/**
 * What the content names as a skill's logo, or else the logo of devicon with the skill's name.
 * @returns 'icon:react' for a logo of devicon, or the path of a file in `content/pictures/`
 */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  if (image !== undefined) return image || undefined;
  const icon = logoNamesOf(name).find(isDeviconName);
  return icon && `icon:${icon}`;
}
