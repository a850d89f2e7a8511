/** Width and height of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Whether a photo is sharp on half of a wide screen. */
export const isSharpOnHalfScreen = ({ width }: Size): boolean => width >= 1200;

/** Whether a picture is upright or nearly square, like most photos of one person. */
export const isUpright = ({ width, height }: Size): boolean => width < 1.1 * height;
