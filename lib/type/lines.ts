import LineBreaker from 'linebreak';
import { graphemes } from '../content/graphemes';
import type { Weight } from './faces';
import { drawable, isRightToLeft, type Run, runsOf } from './runs';

export interface TextStyle {
  weight: Weight;
  /** Units of the drawing: points in the PDF, pixels in pictures. */
  size: number;
}

/** One line, ready to be drawn. */
export interface Line {
  text: string;
  runs: Run[];
  /** In the units of the style's size. */
  width: number;
  isRightToLeft: boolean;
}

/** Width of a run in the units of `size`. */
export function runWidth({ face, text }: Run, size: number): number {
  return (face.font.layout(text).advanceWidth / face.font.unitsPerEm) * size;
}

/** The width of a text on one line. */
export function textWidth(text: string, { weight, size }: TextStyle): number {
  return runsOf(text, weight, 'ltr').reduce((sum, run) => sum + runWidth(run, size), 0);
}

/** Pieces between which a line may end (UAX 14); those wider than a line are cut between letters. */
function pieces(text: string, width: number, style: TextStyle): string[] {
  const breaker = new LineBreaker(text);
  const found: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const piece = text.slice(start, next.position);
    start = next.position;
    if (textWidth(piece.trimEnd(), style) <= width) {
      found.push(piece);
      continue;
    }
    let part = '';
    for (const grapheme of graphemes(piece)) {
      if (part !== '' && textWidth((part + grapheme).trimEnd(), style) > width) {
        found.push(part);
        part = '';
      }
      part += grapheme;
    }
    found.push(part);
  }
  return found;
}

/**
 * Sets a text in lines.
 * @param text any text; what cannot be drawn is handled by `drawable`
 * @param width of a line; a single character wider than that gets its own line
 * @param maximum number of lines; what does not fit is cut, and `…` says so
 * @returns no line for a text without anything to draw
 */
export function setLines(text: string, width: number, style: TextStyle, maximum = Infinity) {
  const clean = drawable(text, style.weight);
  const direction = isRightToLeft(clean) ? 'rtl' : 'ltr';
  const texts: string[] = [];
  let current = '';
  let used = 0;
  // Widths are added up piece by piece: measuring every line again with each word costs seconds.
  for (const piece of pieces(clean, width, style)) {
    if (current !== '' && used + textWidth(piece.trimEnd(), style) > width) {
      texts.push(current.trimEnd());
      current = '';
      used = 0;
    }
    current += piece;
    used += textWidth(piece, style);
  }
  if (current.trim() !== '') texts.push(current.trimEnd());
  if (texts.length > maximum) {
    texts.length = maximum;
    texts.push(shortened(texts.pop() ?? '', width, style));
  }
  return texts.map((line): Line => {
    const runs = runsOf(line, style.weight, direction);
    const lineWidth = runs.reduce((sum, run) => sum + runWidth(run, style.size), 0);
    return { text: line, runs, width: lineWidth, isRightToLeft: direction === 'rtl' };
  });
}

/** Ends a line in `…`, taking away words, then letters, until it fits. */
function shortened(line: string, width: number, style: TextStyle): string {
  const ended = (text: string) => `${text.replace(/[\s.,;:–—-]+$/u, '')}…`;
  let short = line;
  while (short !== '' && textWidth(ended(short), style) > width) {
    const space = short.trimEnd().lastIndexOf(' ');
    short =
      space > short.length / 2 ? short.slice(0, space) : graphemes(short).slice(0, -1).join('');
  }
  return ended(short);
}
