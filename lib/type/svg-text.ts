import type { Line, TextStyle } from './lines';
import { runWidth } from './lines';

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/**
 * A line of text as SVG outlines, so that the picture needs no font where it is drawn.
 * @param x left edge of the line in pixels
 * @param y baseline in pixels
 * @returns `<path>` elements without a fill, for a group that sets it
 */
export function svgLine(line: Line, { size }: TextStyle, x: number, y: number): string {
  let left = x;
  return line.runs
    .map((run) => {
      const scale = size / run.face.font.unitsPerEm;
      const { glyphs, positions } = run.face.font.layout(run.text);
      let pen = left;
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = `${rounded(pen + xOffset * scale)} ${rounded(y - yOffset * scale)}`;
        pen += xAdvance * scale;
        const outline = glyph.path.toSVG();
        return outline === ''
          ? ''
          : `<path transform="translate(${at}) scale(${scale} ${-scale})" d="${outline}"/>`;
      });
      left += runWidth(run, size);
      return paths.join('');
    })
    .join('');
}
