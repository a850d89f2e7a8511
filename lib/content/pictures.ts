import type { PictureUse } from '../images/encode';

/** A picture of the content. */
interface ContentPicture {
  src: string;
  use: PictureUse;
  /** Its keys in the content: `['projects', '0', 'image', 'src']`. */
  place: string[];
}

/**
 * All pictures of a content, checked or not: the texts in the fields `src`, `logo` and `image`,
 * except "icon:…".
 */
export function picturesIn(input: unknown, place: string[] = []): ContentPicture[] {
  if (typeof input === 'object' && input !== null) {
    return Object.entries(input).flatMap(([key, value]) => picturesIn(value, [...place, key]));
  }
  const field = place.at(-1) ?? '';
  const isPicture = ['src', 'logo', 'image'].includes(field);
  if (!isPicture || typeof input !== 'string' || input.startsWith('icon:')) return [];
  return [{ src: input, use: field === 'src' ? 'picture' : 'logo', place }];
}
