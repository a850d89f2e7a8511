import bidiFactory from 'bidi-js';
import { graphemes } from '../content/graphemes';
import { type Face, faceFor, mainFace, type Weight } from './faces';

/** A stretch of text in one font and one direction, in the order in which it is drawn. */
export interface Run {
  face: Face;
  text: string;
  isRightToLeft: boolean;
  /** What `?` stands for, where no installed font has the letters; documents may keep it as text. */
  original?: string;
}

const bidi = bidiFactory();

const hasRightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const backwards = (text: string) => graphemes(text).reverse().join('');

/** Stands for a letter that no installed font has; drawn small things like emoji just vanish. */
const STAND_IN = '?';

/** A user-perceived character and the font that draws it. */
interface Cluster {
  face: Face;
  text: string;
  drawn: string;
}

function clusters(text: string, weight: Weight): Cluster[] {
  return graphemes(text).flatMap((grapheme) => {
    const face = faceFor(grapheme, weight);
    if (face !== undefined) return [{ face, text: grapheme, drawn: grapheme }];
    // A letter that vanished would make another word; a missing picture or sign does no harm.
    return /\p{L}|\p{N}/u.test(grapheme)
      ? [{ face: mainFace(weight), text: grapheme, drawn: STAND_IN }]
      : [];
  });
}

/**
 * Makes a text fit for a line: composed, without line breaks, control characters, emoji and other
 * signs that no installed font has. Letters that none has stay; `runsOf` puts `?` in their place.
 * A text of nothing but such signs becomes one `?`.
 */
export function drawable(text: string, weight: Weight): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '');
  const kept = clusters(line, weight)
    .map(({ text }) => text)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  // A title of nothing but an emoji must not become a heading of nothing.
  return kept === '' && line.trim() !== '' ? STAND_IN : kept;
}

/** The letters of a text that no installed font can draw, each once; for a word to the owner. */
export function undrawable(text: string): string[] {
  const missing = clusters(text.normalize('NFC'), 400)
    .filter((cluster) => cluster.drawn !== cluster.text)
    .map((cluster) => cluster.text);
  return [...new Set(missing)];
}

/** True if the first strong character of the text is right-to-left (UAX 9, P2 and P3). */
export const isRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1;

/**
 * Splits one line into runs in visual order (UAX 9, L2), each in the font that can draw it.
 * @param line the output of `drawable`, or a part of it
 * @param direction of the paragraph the line belongs to
 */
export function runsOf(line: string, weight: Weight, direction: 'ltr' | 'rtl'): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const runs: (Run & { level: number })[] = [];
  let offset = 0;
  for (const { face, text, drawn } of clusters(line, weight)) {
    const level = embedding.levels[offset] ?? 0;
    offset += text.length;
    const isRightToLeft = level % 2 === 1;
    const mirrored =
      isRightToLeft && drawn.length === 1 ? (bidi.getMirroredCharacter(drawn) ?? drawn) : drawn;
    const original = drawn === text ? undefined : text;
    const last = runs.at(-1);
    const joins =
      last?.face === face &&
      last.level === level &&
      (last.original === undefined) === (original === undefined);
    if (last !== undefined && joins) {
      last.text += mirrored;
      if (original !== undefined) last.original += original;
    } else {
      runs.push({ face, text: mirrored, level, isRightToLeft, original });
    }
  }
  // L2: from the highest level down, turn round every stretch of that level or a higher one.
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end += 1;
      if (end > start + 1) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return runs.map(({ face, text, isRightToLeft, original }) => ({
    face,
    // Fonts turn right-to-left letters round by themselves, but not spaces and signs alone.
    text: isRightToLeft && !hasRightToLeftLetter.test(text) ? backwards(text) : text,
    isRightToLeft,
    original,
  }));
}
