import { hasLogo } from './icon-files';

/** Names of skills whose logo has another name in devicon. */
const otherNames = new Map([
  ['aws', 'amazonwebservices'],
  ['gcp', 'googlecloud'],
  ['golang', 'go'],
  ['html', 'html5'],
  ['k8s', 'kubernetes'],
  ['net', 'dotnetcore'],
  ['postgres', 'postgresql'],
  ['tailwind', 'tailwindcss'],
]);

/**
 * The logo that has the name of a skill: "nextjs" for "Next.js", "cplusplus" for "C++", "css" for
 * "Cascading Style Sheets (CSS)".
 * @returns its name in devicon; undefined if there is none
 */
function logoNamed(skill: string): string | undefined {
  const name = skill.toLowerCase().replaceAll('++', 'plusplus').replaceAll('#', 'sharp');
  return name
    .split(/[()]/)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .flatMap((part) => [otherNames.get(part) ?? part, `${part}js`, part.replace(/js$/, '')])
    .find(hasLogo);
}

/** A logo of devicon, or a file in `public/`. */
export type SkillImage = { logo: string } | { file: string };

/**
 * The image of a skill: the one in the content, else the logo that has its name.
 * @param image 'icon:react' for a logo of devicon, or a file in `public/`; false for no image
 */
export function skillImage(name: string, image?: string | false): SkillImage | undefined {
  if (image === false) return undefined;
  const logo = image === undefined ? logoNamed(name) : /^icon:(.+)$/.exec(image)?.[1];
  if (logo !== undefined) return { logo };
  return image === undefined ? undefined : { file: image };
}
