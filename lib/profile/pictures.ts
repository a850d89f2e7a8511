import type { PictureContent, Skill } from '../content/schema';
import type { PreparedImage } from '../images/prepared-image';
import type { ProfileContext } from './context';
import { logoSourceOf } from './skill-logos';

/** A picture of the owner, with what the build made of it. */
export type Picture = PictureContent & PreparedImage;

export function pictureFor(
  picture: PictureContent | undefined,
  { imageOf }: ProfileContext,
): Picture | undefined {
  const image = picture && imageOf(picture.src, 'picture');
  return image && { ...picture, ...image };
}

export function skillLogoFor(
  skill: Pick<Skill, 'name' | 'image'>,
  { imageOf }: ProfileContext,
): PreparedImage | undefined {
  const src = logoSourceOf(skill);
  return src === undefined ? undefined : imageOf(src, 'skill logo');
}

/** @param src the path in `content/pictures/` */
export const logoFor = (
  src: string | undefined,
  { imageOf }: ProfileContext,
): PreparedImage | undefined => (src === undefined ? undefined : imageOf(src, 'logo'));
