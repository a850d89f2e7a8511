import type { Addresses } from '../addresses/site-addresses';
import type { Content, PictureContent } from '../content/schema';
import type { ImageLookup, PreparedImage } from '../images/prepared-image';
import type { Locale } from '../words/locale';

export interface ProfileContext extends Addresses {
  content: Content;
  locale: Locale;
  imageOf: ImageLookup;
}

export type Picture = PictureContent & PreparedImage;

export function pictureFor(
  picture: PictureContent | undefined,
  { imageOf }: ProfileContext,
  use: 'picture' | 'portrait' = 'picture',
): Picture | undefined {
  const image = picture && imageOf(picture.src, use);
  return image && { ...picture, ...image };
}
