import type { Skill } from '../content/schema';
import {
  brandsOfOneWord,
  familiesOfTechnologies,
  technologyOf,
  withoutDetails,
} from '../content/technologies';
import { isBrandName, isDeviconName } from '../images/icon-files';

/** "shadcn/ui" and "NumPy" are hardly brands by chance: spaces, "/" or capitals in a word. */
const unlikelyWord = /[\s./\d]|\p{Ll}\p{Lu}/u;

/** Whether a name is that of a technology with a logo. "Target" is a brand by chance only. */
function hasLogo(name: string): boolean {
  const logo = technologyOf(name);
  if (isDeviconName(logo)) return true;
  return isBrandName(logo) && (unlikelyWord.test(name) || brandsOfOneWord.includes(logo));
}

/** The logo that the content names for a skill, or else that of its name: 'icon:react'. */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  if (image !== undefined) return image || undefined;
  const plainName = withoutDetails(name);
  // "HTML" of "HTML/CSS" and "C" of "C & C++", but not the "R" of "R & D".
  const pair = plainName.split(/\/| & /);
  const [first = ''] = pair.every((part) => hasLogo(part.trim())) ? pair : [];
  // "AWS" of "AWS Lambda", but not the "Go" of "Go Kart Racing".
  const [word = ''] = name.split(' ');
  const family = familiesOfTechnologies.includes(technologyOf(word)) ? word : '';
  const found = [name, plainName, first.trim(), family].find(hasLogo);
  return found && `icon:${technologyOf(found)}`;
}
