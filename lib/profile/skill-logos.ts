import type { Skill } from '../content/schema';
import { technologyOf, withoutDetails } from '../content/technologies';
import { isDeviconName, isLogoName } from '../images/icon-files';

/** Skills that have the name of a brand by chance: the principles "SOLID", the direction "RTL". */
const plainWords = ['canvas', 'linear', 'motion', 'rtl', 'shell', 'solid'];

/** The logo that the content names for a skill, or else that of its name: 'icon:react'. */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  if (image !== undefined) return image || undefined;
  const plainName = withoutDetails(name);
  // "HTML" of "HTML/CSS", and "C" of "C & C++".
  const [first = ''] = plainName.split(/\/| & /);
  const icon =
    iconAmong([name, plainName, first], isLogoName) ?? iconAmong(firstWordOf(name), isDeviconName);
  return icon && `icon:${icon}`;
}

const iconAmong = (names: readonly string[], isIcon: (name: string) => boolean) =>
  names.map(technologyOf).find((name) => isIcon(name) && !plainWords.includes(name));

/**
 * "AWS" of "AWS Lambda", which is a part of it; none of "Go to market", which goes on in lower
 * case. Many words are brands, too, so this one is looked up among technologies only.
 */
function firstWordOf(name: string): string[] {
  const [word = '', ...others] = name.split(/[\s/]+/);
  return others.some((other) => /^\p{Ll}/u.test(other)) ? [] : [word];
}
