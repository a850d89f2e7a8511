import { contentFile } from '../../lib/check/fault';
import type { Content } from '../../lib/content/schema';
import { portraitFrame } from '../../lib/design/portrait';
import { isTooSmall, sizeToFill } from '../../lib/images/island';
import { readOriginal, type Size } from '../../lib/images/original';

const sizeText = ({ width, height }: Size): string => `${width} × ${height} pixels`;

/** A line about a portrait that is too small for its side of the screen. */
export async function portraitLines({ owner: { portrait } }: Content): Promise<string[]> {
  if (portrait === undefined) return [];
  const original = await readOriginal(portrait.src);
  if (!isTooSmall(original, portraitFrame)) return [];
  const needed = sizeText(sizeToFill(portraitFrame, original));
  return [
    `${contentFile('owner')} › portrait: ${sizeText(original)} are shown as a round island; ${needed} fill the side of the screen.`,
  ];
}
