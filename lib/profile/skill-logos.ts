import { iconNameIn } from '../content/schema-fields';
import { logoNamesOf } from '../content/technologies';
import { isDeviconName } from '../images/icon-files';

/** The name of an icon of devicon, or a file in `public/`. */
export type LogoSource = { icon: string } | { file: string };

/**
 * The logo that the content names, or else the one with the skill's name.
 * @param image 'icon:react' for a logo of devicon, or a file in `public/`; false for no image
 */
export function skillLogoFor(name: string, image?: string | false): LogoSource | undefined {
  if (image === false) return undefined;
  if (image === undefined) {
    const icon = logoNamesOf(name).find(isDeviconName);
    return icon === undefined ? undefined : { icon };
  }
  const icon = iconNameIn(image);
  return icon === undefined ? { file: image } : { icon };
}
