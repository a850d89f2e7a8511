import { type Line, runWidth, setLines, type TextStyle } from '../type/lines';
import { type Element, type Pdf, page } from './page';

export interface CvStyle extends TextStyle {
  colour: string;
  /** From one baseline to the next, in points. */
  leading: number;
  /** `end` sets the lines at the right edge; without it the script's direction decides. */
  align?: 'end';
}

/** A piece of a row: text, and where it leads. */
export interface Piece {
  text: string;
  style: CvStyle;
  href?: string;
  /** Room before the next piece of the row, in points. */
  after?: number;
}

interface Place {
  /** Left edge in points. */
  x: number;
  width: number;
}

/** Height of Bricolage's small letters' middle above the baseline, in em: centres a line. */
const middle = 0.33;

/** Writes tagged text from top to bottom; `y` is where the next line begins, in points. */
export class Writer {
  y: number = page.margin;

  constructor(readonly pdf: Pdf) {
    pdf.addPage();
  }

  get isAtTop(): boolean {
    return this.y <= page.margin;
  }

  /** Begins a page if less than `height` points are left. */
  keep(height: number): void {
    if (this.y + height <= page.height - page.bottom || this.isAtTop) return;
    this.pdf.addPage();
    this.y = page.margin;
  }

  /** A structure element below another one (ISO 32000-1, 14.8.4: `Sect`, `H2`, `L`, `LI`, `P` …). */
  element(parent: Element, type: string): Element {
    const child = this.pdf.struct(type);
    parent.add(child);
    return child;
  }

  /** Draws what is no content: lines, bars, ornaments. Readers skip it. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  /** Puts a text in lines below the last; each line is tagged as a part of `element`. */
  text(element: Element, text: string, style: CvStyle, place: Place): void {
    const lines = cvLines(text, place.width, style);
    lines.forEach((line, index) => {
      this.keep(style.leading);
      // The space that the line break took away is needed where the text is read without lines.
      this.line(element, line, style, place, index < lines.length - 1);
      this.y += style.leading;
    });
  }

  /** Puts pieces side by side, and the next row below where one does not fit. */
  row(element: Element, pieces: readonly Piece[], place: Place): void {
    let x = place.x;
    pieces.forEach(({ text, style, href, after = 0 }, index) => {
      const lines = setLines(text, place.width, style);
      for (const line of lines) {
        if (x > place.x && x + line.width > place.x + place.width) {
          x = place.x;
          this.y += style.leading;
        }
        this.keep(style.leading);
        const target = href === undefined ? element : this.element(element, 'Link');
        const at = { x, width: line.isRightToLeft ? line.width : place.width };
        this.line(target, line, style, at, index < pieces.length - 1);
        if (href !== undefined) this.link(target, text, href, { x, width: line.width }, style);
        x += line.width + after;
      }
    });
    const leading = pieces[0]?.style.leading ?? 0;
    if (x > place.x) this.y += leading;
  }

  /** A line at the foot of the current page. */
  footer(line: Line, style: CvStyle, x: number): void {
    const baseline = page.height - page.bottom / 2;
    this.artifact(() => this.runs(line, style, x, baseline, false));
  }

  private link(element: Element, text: string, href: string, at: Place, style: CvStyle): void {
    const options = { structParent: element, Contents: Object(text) as string };
    this.pdf.link(
      at.x,
      this.y,
      at.width,
      style.leading,
      href,
      options as PDFKit.Mixins.AnnotationOption,
    );
  }

  private line(
    element: Element,
    line: Line,
    style: CvStyle,
    place: Place,
    continues: boolean,
  ): void {
    const { pdf } = this;
    const baseline = this.y + style.leading / 2 + style.size * middle;
    const isAtEnd = style.align === 'end' || line.isRightToLeft;
    const x = isAtEnd ? place.x + place.width - line.width : place.x;
    const content = pdf.markStructureContent('Span');
    this.runs(line, style, x, baseline, continues);
    pdf.endMarkedContent();
    element.add(content as unknown as Element);
  }

  private runs(line: Line, style: CvStyle, left: number, baseline: number, continues: boolean) {
    const { pdf } = this;
    let x = left;
    line.runs.forEach((run, index) => {
      const ends = continues && index === line.runs.length - 1 && !line.isRightToLeft;
      pdf.font(run.face.font as unknown as string, run.face.key, style.size);
      pdf.fillColor(style.colour);
      if (run.original !== undefined) pdf.markContent('Span', { actual: run.original });
      // With features, even none, pdfkit shapes the run as a whole instead of word by word.
      pdf.text(ends ? `${run.text} ` : run.text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: [],
      });
      if (run.original !== undefined) pdf.endMarkedContent();
      x += runWidth(run, style.size);
    });
  }
}

/** Height in points of a text set by `Writer.text`. */
export const textHeight = (text: string, style: CvStyle, width: number): number =>
  cvLines(text, width, style).length * style.leading;

/** Lines of a paragraph whose last is not a lone short word, if slightly shorter lines avoid that. */
function cvLines(text: string, width: number, style: CvStyle): Line[] {
  const lines = setLines(text, width, style);
  const last = lines.at(-1);
  if (lines.length < 2 || last === undefined || last.width > width * 0.15) return lines;
  const tried = setLines(text, width * 0.94, style);
  return tried.length === lines.length ? tried : lines;
}
