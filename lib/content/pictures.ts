import type { PictureUse } from '../images/encode';
import { contentTexts } from './content-texts';
import type { ContentFiles } from './files';

/** A picture of the content. */
export interface ContentPicture {
  src: string;
  use: PictureUse;
  /** The folder of its language, its file, and the keys that lead to it. */
  keys: readonly string[];
}

/** All pictures of a content, checked or not. "icon:…" is no picture. */
export function picturesIn(files: ContentFiles): ContentPicture[] {
  return contentTexts(files).flatMap(({ text: src, keys }) => {
    const field = keys.at(-1) ?? '';
    const isPicture = ['src', 'logo', 'image'].includes(field) && !src.startsWith('icon:');
    return isPicture ? { src, use: field === 'src' ? 'picture' : 'logo', keys } : [];
  });
}
