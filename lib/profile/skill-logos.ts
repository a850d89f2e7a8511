import { iconNameIn } from '../content/schema-fields';
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
    const icon = nameInDevicon(name);
    return isDeviconName(icon) ? { icon } : undefined;
  }
  const icon = iconNameIn(image);
  return icon === undefined ? { file: image } : { icon };
}

/**
 * The whole name of a skill as devicon writes names: "nextjs" for "Next.js", "cplusplus" for "C++".
 * A note in parentheses does not count: "javascript" for "JavaScript (ES6+)".
 */
const nameInDevicon = (skill: string): string =>
  skill
    .toLowerCase()
    .replace(/\(.*/, '')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]/gu, '');
