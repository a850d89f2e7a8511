import type { Skill } from '../content/schema';
import { logoNamesOf } from '../content/technologies';
import { isDeviconName } from '../images/icon-files';

/** The logo that the content names for a skill, or else that of devicon: 'icon:react'. */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  if (image !== undefined) return image || undefined;
  const icon = logoNamesOf(name).find(isDeviconName);
  return icon && `icon:${icon}`;
}
