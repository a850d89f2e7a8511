import type { PreparedImage } from './prepared-image';

/**
 * Where the face of a portrait is, from left and top: 0.5 is the middle.
 * @param focus as in the content: "top", "bottom left", "30% 20%"; by default where most faces are:
 *   at 40 % of the height, or at 45 % of the width of a high portrait, which shows more of the body
 * @param ratio the width of the portrait divided by its height
 */
export function faceOf(focus: string | undefined, ratio: number) {
  if (focus === undefined) return { x: 0.5, y: Math.min(0.4, 0.45 * ratio) };
  const keyword = (start: string, end: string) => {
    if (focus.includes(start)) return 0;
    return focus.includes(end) ? 1 : 0.5;
  };
  const [across, down] = (focus.match(/\d+/g) ?? []).map((percent) => Number(percent) / 100);
  return { x: across ?? keyword('left', 'right'), y: down ?? keyword('top', 'bottom') };
}

/** The land beside the text covers about this share of the portrait's width. */
export const COAST_SHARE = 0.2;

/** A portrait of less pixels in width or height would look soft if it filled the picture. */
const MIN_SIZE = 620;

export const isTooSmallForHome = ({ isVector, width, height }: PreparedImage): boolean =>
  !isVector && Math.min(width, height) < MIN_SIZE;

/** What is transparent often is round. With `focus`, it is a person before the water of Home. */
export const isIsland = (portrait: PreparedImage & { focus?: string }): boolean =>
  isTooSmallForHome(portrait) || (!portrait.isOpaque && portrait.focus === undefined);
