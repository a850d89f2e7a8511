import { atLeast, type Breakpoint } from '../styles/media';

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

/** The width of a picture in the layout, as `sizes` of HTML. */
export function sizesIn({ breakpoint, wide, narrow }: Frames, ratio: number, isWhole = false) {
  const widthIn = (frame: Frame) => {
    const widthAtFullHeight = (frame.width * ratio) / frame.ratio;
    // A picture that fills its frame may be wider, and is cut. A whole one may be narrower.
    const width = (isWhole ? Math.min : Math.max)(frame.width, widthAtFullHeight);
    return `${Math.ceil(width)}vw`;
  };
  return `${atLeast(breakpoint)} ${widthIn(wide)}, ${widthIn(narrow)}`;
}
