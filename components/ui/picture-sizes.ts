import { atLeast, type Breakpoint } from '../styles/media';
import { PHONE_SHARE } from '../styles/sizes';

/** The frame of a picture: its width, roughly, in vw, and its ratio. */
export interface Frame {
  width: number;
  ratio: number;
}

export interface Frames {
  /** The frame in windows that are as wide as the breakpoint, and in narrower ones. */
  breakpoint: Breakpoint;
  wide: Frame;
  narrow: Frame;
}

/**
 * How a picture stands in its frame: it fills the frame, which may cut it, or it is on a plate:
 * whole, or as a phone, of which the plate shows the upper part.
 */
export type Fit = 'fill' | 'whole' | 'phone';

/** The width of a picture in the layout, as `sizes` of HTML. */
export function sizesIn({ breakpoint, wide, narrow }: Frames, ratio: number, fit: Fit = 'fill') {
  const widthIn = (frame: Frame) => {
    const widthAtFullHeight = (frame.width * ratio) / frame.ratio;
    const widths = {
      fill: Math.max(frame.width, widthAtFullHeight),
      whole: Math.min(frame.width, widthAtFullHeight),
      phone: (frame.width * PHONE_SHARE) / 100,
    };
    return `${Math.ceil(widths[fit])}vw`;
  };
  return `${atLeast(breakpoint)} ${widthIn(wide)}, ${widthIn(narrow)}`;
}
