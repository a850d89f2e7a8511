import type { UncheckedContent } from './check';

/** How a picture is shown: large, or as a logo in a square of some 50 CSS pixels. */
export type PictureUse = 'picture' | 'logo';

/** A picture that the content shows, and where: `['projects', 0, 'image', 'src']`. */
export interface FoundPicture {
  src: string;
  use: PictureUse;
  place: PropertyKey[];
}

/**
 * Every picture that the content shows. Works on unchecked content too: a picture is what stands
 * in a field `src`, in a `logo`, or in a skill's `image` that is no "icon:…".
 */
export function picturesIn(input: UncheckedContent): FoundPicture[] {
  const found: FoundPicture[] = [];
  const walk = (value: unknown, place: PropertyKey[]) => {
    if (typeof value === 'string') {
      const field = place.at(-1);
      const isPicture = field === 'src' || field === 'logo' || field === 'image';
      if (isPicture && !value.startsWith('icon:')) {
        found.push({ src: value, use: field === 'src' ? 'picture' : 'logo', place });
      }
    } else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        walk(each, [...place, index]);
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) walk(each, [...place, key]);
    }
  };
  walk(input, []);
  return found;
}
