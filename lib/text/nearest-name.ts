import { distance } from 'fastest-levenshtein';

const sorted = (name: string) => [...name].sort().join('');

/**
 * The name that somebody probably meant: less than half of its letters differ, its letters are in
 * another order ("herf" for "href"), or it begins with what was written ("demo" for "demoLink").
 * Letter case does not count.
 * @returns undefined if no name is near
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const lowerCase = written.toLowerCase();
  const distanceTo = (name: string) =>
    sorted(name) === sorted(lowerCase) ? 0 : distance(lowerCase, name);
  const distances = names.map((name) => distanceTo(name.toLowerCase()));
  const least = Math.min(...distances);
  const nearest = names[distances.indexOf(least)];
  if (nearest !== undefined && 2 * least < nearest.length) return nearest;
  return names.find((name) => lowerCase.length > 2 && name.toLowerCase().startsWith(lowerCase));
}
