import type { Skill } from '../content/schema';
import { firstWordNamesOf, logoNamesOf } from '../content/technologies';
import { isDeviconName, isLogoName } from '../images/icon-files';

/** The logo that the content names for a skill, or else that of its name: 'icon:react'. */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  if (image !== undefined) return image || undefined;
  // Many words are brands, too, so a first word is looked up among technologies only.
  const icon = logoNamesOf(name).find(isLogoName) ?? firstWordNamesOf(name).find(isDeviconName);
  return icon && `icon:${icon}`;
}
