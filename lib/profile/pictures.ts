import type { PictureContent } from '../content/schema';
import type { Plate, PreparedImage } from '../images/prepared-image';
import type { ProfileContext } from './context';

/** A picture of the owner, with what the build made of it. */
export type Picture = PictureContent & PreparedImage;

export function pictureFor(
  picture: PictureContent | undefined,
  { imageOf }: ProfileContext,
): Picture | undefined {
  const image = picture && imageOf(picture.src, 'picture');
  return image && { ...picture, ...image };
}

/** A list in which all pictures that need a plate have one: that of most of them. */
export function withOnePlate<Item extends { picture?: Picture }>(list: readonly Item[]): Item[] {
  const pictures = list.flatMap(({ picture }) => picture ?? []);
  const countOf = (plate: Plate) => pictures.filter((picture) => picture.plate === plate).length;
  const plate = countOf('dark') > countOf('light') ? 'dark' : 'light';
  return list.map((item) =>
    item.picture === undefined || item.picture.plate === 'none'
      ? item
      : { ...item, picture: { ...item.picture, plate } },
  );
}
