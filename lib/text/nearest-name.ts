import { distance } from 'fastest-levenshtein';

/**
 * The name that somebody probably meant: less than half of the name's letters differ, or the name
 * begins with what was written ("demo" for "demoLink"). Letter case does not count.
 * @returns undefined if no name is near
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const lowerCase = written.toLowerCase();
  const distances = names.map((name) => distance(lowerCase, name.toLowerCase()));
  const least = Math.min(...distances);
  const nearest = names[distances.indexOf(least)];
  if (nearest !== undefined && 2 * least < nearest.length) return nearest;
  return names.find((name) => lowerCase.length > 2 && name.toLowerCase().startsWith(lowerCase));
}
