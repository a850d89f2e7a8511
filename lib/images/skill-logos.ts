import { hasLogo } from './icon-files';
import { logoNameIn } from './logo-name';

/** Names of skills whose logo has another name in devicon. */
const otherNames = new Map([
  ['aws', 'amazonwebservices'],
  ['d3', 'd3js'],
  ['gcp', 'googlecloud'],
  ['golang', 'go'],
  ['html', 'html5'],
  ['k8s', 'kubernetes'],
  ['net', 'dotnetcore'],
  ['node', 'nodejs'],
  ['postgres', 'postgresql'],
  // In devicon, this is the only drawing of Rails.
  ['rails', 'rails-wordmark'],
  ['rubyonrails', 'rails-wordmark'],
  ['tailwind', 'tailwindcss'],
  ['vue', 'vuejs'],
]);

/**
 * The logo that has the whole name of a skill, without a note in parentheses: "nextjs" for
 * "Next.js", "cplusplus" for "C++", "javascript" for "JavaScript (ES6+)". If a part of a name were
 * enough, "Research (R)" would get the logo of R, and "SOLID" the logo of SolidJS.
 * @returns its name in devicon; undefined if there is none
 */
function logoNamed(skill: string): string | undefined {
  const [name = ''] = skill.toLowerCase().split('(');
  const letters = name
    .replaceAll('++', 'plusplus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]/gu, '');
  // "React.js" is React, but GoJS is not Go.
  const withoutJs = letters.replace(/(?<=...)js$/, '');
  return [otherNames.get(letters) ?? letters, withoutJs].find(hasLogo);
}

/** A logo of devicon, or a file in `public/`. */
export type SkillImage = { logo: string } | { file: string };

/**
 * The image of a skill: the one that the content names, or else the logo with the skill's name.
 * @param name of the skill
 * @param image 'icon:react' for a logo of devicon, or a file in `public/`; false for no image
 */
export function skillImage(name: string, image?: string | false): SkillImage | undefined {
  if (image === false) return undefined;
  const logo = image === undefined ? logoNamed(name) : logoNameIn(image);
  if (logo !== undefined) return { logo };
  return image === undefined ? undefined : { file: image };
}
