import type { Picture as PictureContent } from '@/lib/content/schema';
import { largestCrispSize, type PreparedImage } from '@/lib/images/encode';
import type { Size } from '@/lib/images/original';
import { atLeast } from '../styles/media';
import { ResponsiveImage } from '../ui/Picture';
import { SideShore } from '../ui/Shore';
import { LargePhotoFrame, PhotoFrame, PhotoShore } from './About.styles';

/** The least width in pixels of a photo that is sharp on half of a wide screen. */
const MIN_LARGE_PHOTO_WIDTH = 1200;

/** Whether a photo fills one side of a desktop's screen. */
export const isLargePhoto = (image: PreparedImage): boolean =>
  largestCrispSize(image).width >= MIN_LARGE_PHOTO_WIDTH;

/** Photos with a smaller ratio of width to height are shown square, like most photos of people. */
const MAX_SQUARE_RATIO = 1.1;

const isSquare = ({ width, height }: Size): boolean => width < MAX_SQUARE_RATIO * height;

const smallerScreens = `${atLeast('wide')} 60vw, 92vw`;

/**
 * The layout crops the sides, so a photo is wider than its frame. To cover a square of 28rem, a
 * 16:10 photo is 45rem wide. To cover a large frame, about 47rem high, it is 75rem wide.
 */
const sizes = {
  large: `${atLeast('desktop')} max(75rem, 60vw), ${smallerScreens}`,
  small: `${atLeast('large')} max(45rem, 36vw), ${smallerScreens}`,
};

export function Photo({ photo, image }: { photo: PictureContent; image: PreparedImage }) {
  if (!isLargePhoto(image)) {
    return (
      <PhotoFrame $isSquare={isSquare(image)}>
        <ResponsiveImage {...photo} image={image} sizes={sizes.small} />
      </PhotoFrame>
    );
  }
  return (
    <LargePhotoFrame $isSquare={isSquare(image)} $hasFocus={photo.focus !== undefined}>
      <ResponsiveImage {...photo} image={image} sizes={sizes.large} />
      <PhotoShore>
        <SideShore />
      </PhotoShore>
    </LargePhotoFrame>
  );
}
