import type { PictureContent } from '../content/schema';
import type { PreparedImage } from '../images/prepared-image';
import type { ProfileContext } from './context';

/** A picture of the owner, with what the build made of it. */
export type Picture = PictureContent & PreparedImage;

export function pictureFor(
  picture: PictureContent | undefined,
  { imageOf }: ProfileContext,
  use: 'picture' | 'portrait' = 'picture',
): Picture | undefined {
  const image = picture && imageOf(picture.src, use);
  return image && { ...picture, ...image };
}
