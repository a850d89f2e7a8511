import type { Content } from './content/schema';
import { type Line, setLines, type TextStyle } from './type/lines';
import { svgLine } from './type/svg-text';

export interface OgTextColours {
  ink: string;
  soft: string;
  accent: string;
}

/** Text stands between these, in pixels. */
export const left = 76;
export const column = 620;
const top = 70;
const bottom = 486;

interface Block {
  lines: Line[];
  style: TextStyle;
  colour: string;
  /** From one baseline to the next. */
  leading: number;
  /** Above the first line. */
  gap: number;
}

const heightOf = ({ lines, leading, gap }: Block) =>
  lines.length === 0 ? 0 : gap + lines.length * leading;

/** Sizes of the name in pixels, each with the lines it may take. */
const nameSizes = [
  [104, 2],
  [92, 2],
  [80, 2],
  [70, 3],
  [60, 3],
  [50, 4],
] as const;

/** The largest size at which no word is cut; beyond the smallest, the end of the name is. */
function nameBlock({ name, firstNames }: Content['owner'], colour: string): Block {
  const block = (lines: Line[], size: number): Block => {
    return { lines, style: { weight: 800, size }, colour, leading: size * 1.02, gap: 0 };
  };
  const rest = name.startsWith(`${firstNames} `) ? name.slice(firstNames.length) : '';
  for (const [size, maximum] of nameSizes) {
    const style = { weight: 800, size } as const;
    const parts =
      rest === '' ? [] : [firstNames, rest].map((each) => setLines(each, column, style));
    const isApart = parts.length === 2 && parts.every((lines) => lines.length === 1);
    const lines = setLines(name, column, style);
    const isWhole = name.split(/\s+/).every((word) => setLines(word, column, style).length <= 1);
    if (isApart && lines.length === 2) return block(parts.flat(), size);
    if (isWhole && lines.length <= maximum) return block(balanced(name, style, lines), size);
  }
  return block(setLines(name, column, { weight: 800, size: 50 }, 4), 50);
}

/** The same number of lines, as equal in length as the words allow. */
function balanced(text: string, style: TextStyle, lines: Line[]): Line[] {
  let best = lines;
  for (let narrow = column - 10; narrow > 0; narrow -= 10) {
    const tried = setLines(text, narrow, style);
    const isCut = tried.length > lines.length || tried.some(({ width: wide }) => wide > narrow);
    if (isCut) return best;
    best = tried;
  }
  return best;
}

/** The beginning of a text up to its last clause that fits; in the middle of one only if none does. */
function beginning(text: string, style: TextStyle, maximum: number): Line[] {
  const clauses = [...text.matchAll(/[.,;:!?،。](?=\s|$)/gu)].map(({ index }) => index).reverse();
  const isEnd = (index: number) => /[.!?。]/u.test(text.charAt(index));
  const texts = clauses.map((end) => text.slice(0, end) + (isEnd(end) ? text.charAt(end) : '…'));
  const fitting = texts
    .map((each) => setLines(each, column - 20, style))
    .find((lines) => lines.length <= maximum);
  return fitting ?? setLines(text, column - 20, style, maximum);
}

/** Name, role and the first words of the intro, as much of it as there is room for. */
function blocks({ owner }: Content, look: OgTextColours): Block[] {
  const name = nameBlock(owner, look.ink);
  const roleStyle = { weight: 600, size: 38 } as const;
  const role: Block = {
    lines: setLines(owner.role, column, roleStyle, 2),
    style: roleStyle,
    colour: look.accent,
    leading: 46,
    gap: 20,
  };
  const introStyle = { weight: 400, size: 28 } as const;
  const introGap = 26;
  const room = bottom - top - heightOf(name) - heightOf(role) - introGap;
  const count = Math.min(3, Math.floor(room / 40));
  const intro: Block = {
    lines: count < 1 ? [] : beginning(owner.intro, introStyle, count),
    style: introStyle,
    colour: look.soft,
    leading: 40,
    gap: introGap,
  };
  return [name, role, intro];
}

/** Name, role and intro as SVG, centred between the upper edge and the address. */
export function ogText(content: Content, look: OgTextColours): string {
  const all = blocks(content, look);
  const total = all.reduce((sum, block) => sum + heightOf(block), 0);
  let y = top + Math.max(0, (bottom - top - total) / 2);
  return all
    .map((block) => {
      if (block.lines.length > 0) y += block.gap;
      const paths = block.lines.map((line) => {
        const baseline = y + block.leading / 2 + block.style.size * 0.33;
        y += block.leading;
        const x = line.isRightToLeft ? left + column - line.width : left;
        return svgLine(line, block.style, x, baseline);
      });
      return `<g fill="${block.colour}">${paths.join('')}</g>`;
    })
    .join('');
}
