import { hasLogo } from './icon-files';
import { logoNameIn } from './logo-name';
import { skillAliases } from './skill-aliases';

/** Whole names of skills whose logo has another name in devicon. */
const deviconNames = new Map([
  ['aws', 'amazonwebservices'],
  ['d3', 'd3js'],
  ['gcp', 'googlecloud'],
  ['html', 'html5'],
  ['net', 'dotnetcore'],
  ['node', 'nodejs'],
  // In devicon, this is the only drawing of Rails.
  ['rails', 'rails-wordmark'],
  ['rubyonrails', 'rails-wordmark'],
  ['vue', 'vuejs'],
]);

/**
 * The logo that has the whole name of a skill, without a note in parentheses: "nextjs" for
 * "Next.js", "cplusplus" for "C++", "javascript" for "JavaScript (ES6+)" and "JS". If a part of a
 * name were enough, "Research (R)" would get the logo of R, and "SOLID" the logo of SolidJS.
 * @returns its name in devicon; undefined if there is none
 */
function logoNamed(skill: string): string | undefined {
  const [name = ''] = skill.toLowerCase().split('(');
  const letters = name
    .replaceAll('++', 'plusplus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]/gu, '');
  // "React.js" is React, but GoJS is not Go: "js" is an ending after at least three letters.
  const withoutJs = letters.replace(/(?<=...)js$/, '');
  const wholeName = skillAliases.get(letters) ?? letters;
  return [deviconNames.get(wholeName) ?? wholeName, withoutJs].find(hasLogo);
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
