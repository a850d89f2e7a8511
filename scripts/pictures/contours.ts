/**
 * Draws the depth contours of an invented lake with three bays and saves them
 * as one compact SVG path in `components/ui/contourPaths.ts`, and as a drawing beside it.
 *
 *     npx tsx scripts/pictures/contours.ts
 *
 * Same input, same output: the field is made of fixed hollows and sines, no chance is involved.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type Point = readonly [x: number, y: number];

interface Line {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

interface Hollow {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly short: number;
  readonly turn: number;
  readonly depth: number;
}

const width = 1200;
const height = 800;
/** Lines run this far over the edge, so that no end can be seen. */
const margin = 24;
/** Side of a marching square. */
const step = 6;

const hollows: readonly Hollow[] = [
  { x: 905, y: 300, long: 300, short: 165, turn: -1.05, depth: 1 },
  { x: 560, y: 590, long: 250, short: 140, turn: 0.2, depth: 0.66 },
  { x: 255, y: 250, long: 240, short: 130, turn: 0.85, depth: 0.72 },
  { x: 1080, y: 690, long: 150, short: 120, turn: -0.5, depth: 0.4 },
];

const levels: readonly number[] = [0.12, 0.23, 0.34, 0.46, 0.6, 0.76, 0.92];

/** Depth of the lake bed at a place; sines bend the place first, which makes the shores irregular. */
function depth(x: number, y: number): number {
  const bentX = x + 44 * Math.sin(y / 122 + 0.6) + 15 * Math.sin((x + y) / 79 + 2.1);
  const bentY = y + 38 * Math.sin(x / 141 + 1.9) + 15 * Math.sin((x - 1.4 * y) / 88);
  let sum = 0;
  for (const hollow of hollows) {
    const dx = bentX - hollow.x;
    const dy = bentY - hollow.y;
    const along = (dx * Math.cos(hollow.turn) + dy * Math.sin(hollow.turn)) / hollow.long;
    const across = (dy * Math.cos(hollow.turn) - dx * Math.sin(hollow.turn)) / hollow.short;
    sum += hollow.depth * Math.exp(-(along * along + across * across) * 0.9);
  }
  return sum;
}

/** Marching squares: the pieces of one level, joined to lines. */
function trace(level: number): Line[] {
  const columns = Math.ceil((width + 2 * margin) / step);
  const rows = Math.ceil((height + 2 * margin) / step);
  const at = (column: number, row: number): number =>
    depth(column * step - margin, row * step - margin) - level;
  const links = new Map<string, string[]>();
  const places = new Map<string, Point>();

  const crossing = (c1: number, r1: number, c2: number, r2: number): string | undefined => {
    const a = at(c1, r1);
    const b = at(c2, r2);
    if (a > 0 === b > 0) return undefined;
    const share = a / (a - b);
    const key = `${c1},${r1},${c2},${r2}`;
    places.set(key, [
      (c1 + (c2 - c1) * share) * step - margin,
      (r1 + (r2 - r1) * share) * step - margin,
    ]);
    return key;
  };
  const link = (a: string, b: string): void => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };

  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cut = [
        crossing(column, row, column + 1, row),
        crossing(column + 1, row, column + 1, row + 1),
        crossing(column, row + 1, column + 1, row + 1),
        crossing(column, row, column, row + 1),
      ].filter((key) => key !== undefined);
      if (cut[0] && cut[1]) link(cut[0], cut[1]);
      if (cut[2] && cut[3]) link(cut[2], cut[3]);
    }
  }

  const seen = new Set<string>();
  const walk = (start: string): Line => {
    const keys = [start];
    seen.add(start);
    for (;;) {
      const next = (links.get(keys[keys.length - 1] ?? '') ?? []).find((key) => !seen.has(key));
      if (next === undefined) break;
      seen.add(next);
      keys.push(next);
    }
    const closed =
      keys.length > 2 && (links.get(start) ?? []).includes(keys[keys.length - 1] ?? '');
    return { points: keys.map((key) => places.get(key) ?? [0, 0]), closed };
  };

  const ends = [...links.keys()].filter((key) => links.get(key)?.length === 1);
  const lines: Line[] = [];
  for (const key of [...ends, ...links.keys()]) if (!seen.has(key)) lines.push(walk(key));
  return lines;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function lengthOf(line: Line): number {
  return line.points.reduce(
    (sum, point, i) => sum + (i > 0 ? distance(point, line.points[i - 1] ?? point) : 0),
    0,
  );
}

/** Fewer points along a line: closer together where it bends, wider apart where it runs straight. */
function thin(line: Line, spacing: number): Line {
  const { points, closed } = line;
  const total = points.length;
  const near = (i: number): Point =>
    points[closed ? (i + total) % total : Math.max(0, Math.min(total - 1, i))] ?? [0, 0];
  const reach = 3;
  const cost: number[] = [0];
  const last = closed ? total : total - 1;
  for (let i = 1; i <= last; i += 1) {
    const [before, here, after] = [near(i - reach), near(i), near(i + reach)];
    const bend = Math.abs(
      Math.atan2(
        (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0]),
        (here[0] - before[0]) * (after[0] - here[0]) + (here[1] - before[1]) * (after[1] - here[1]),
      ),
    );
    const curvature = bend / (distance(before, here) || 1);
    cost.push(
      (cost[i - 1] ?? 0) + distance(near(i - 1), here) * (0.35 + Math.sqrt(curvature * 60)),
    );
  }
  const sum = cost[last] ?? 0;
  const count = Math.max(closed ? 6 : 3, Math.round(sum / spacing));
  const result: Point[] = [];
  let i = 0;
  for (let n = 0; n < (closed ? count : count + 1); n += 1) {
    const goal = (sum * n) / count;
    while (i < last - 1 && (cost[i + 1] ?? 0) < goal) i += 1;
    const from = cost[i] ?? 0;
    const share = (goal - from) / ((cost[i + 1] ?? from + 1) - from || 1);
    const [a, b] = [near(i), near(i + 1)];
    result.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
  }
  return { points: result, closed };
}

/** Moves the control points outward until the quadratic spline passes through the given points. */
function controls({ points, closed }: Line): Point[] {
  let moved: Point[] = [...points];
  for (let round = 0; round < 12; round += 1) {
    moved = moved.map((point, i) => {
      const before = moved[i - 1] ?? (closed ? moved[moved.length - 1] : undefined);
      const after = moved[i + 1] ?? (closed ? moved[0] : undefined);
      const wanted = points[i];
      if (!before || !after || !wanted) return point;
      return [
        point[0] + (wanted[0] - (before[0] + 6 * point[0] + after[0]) / 8),
        point[1] + (wanted[1] - (before[1] + 6 * point[1] + after[1]) / 8),
      ];
    });
  }
  return moved;
}

/** Joins numbers as SVG allows: a minus sign needs no space before it. */
function join(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

/**
 * One line as `m q t t …` with whole, relative numbers. `t` mirrors the previous control point,
 * so each joint is chosen from where that mirror really lies: rounding never adds up.
 */
function encode(line: Line, pen: Point): { text: string; end: Point } {
  const round = (x: number, y: number): Point => [Math.round(x), Math.round(y)];
  const [first = [0, 0], second = [0, 0], ...others] = controls(line);
  const start = line.closed
    ? round((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
    : round(first[0], first[1]);
  const wanted = line.closed ? [...others, first] : others.slice(0, -1);
  const final = others[others.length - 1] ?? first;
  const end = line.closed ? start : round(final[0], final[1]);

  let control = round(second[0], second[1]);
  let here = start;
  const numbers = [control[0] - start[0], control[1] - start[1]];
  const go = (to: Point): void => {
    numbers.push(to[0] - here[0], to[1] - here[1]);
    here = to;
  };
  for (const next of wanted) {
    go(round((control[0] + next[0]) / 2, (control[1] + next[1]) / 2));
    control = [2 * here[0] - control[0], 2 * here[1] - control[1]];
  }
  go(end);
  const more = numbers.slice(4);
  const text = `m${join([start[0] - pen[0], start[1] - pen[1]])}q${join(numbers.slice(0, 4))}`;
  return { text: more.length > 0 ? `${text}t${join(more)}` : text, end };
}

/** The whole chart as the value of one `d` attribute; a larger spacing gives fewer, rounder curves. */
function drawContours(spacing: number): string {
  let pen: Point = [0, 0];
  let path = '';
  for (const line of levels.flatMap((level) => trace(level))) {
    if (lengthOf(line) < 150) continue;
    const { text, end } = encode(thin(line, spacing), pen);
    path += text;
    pen = end;
  }
  return path.replace(/^m/, 'M');
}

const path = drawContours(46);
const target = fileURLToPath(new URL('../../components/ui/contourPaths.ts', import.meta.url));
await writeFile(
  target,
  `/**
 * Depth contours of an invented lake with three bays, behind the hero and the contact section.
 * Every line in one \`d\`, in a box of ${width} by ${height}: stroke it, never fill it.
 * Made by \`npx tsx scripts/pictures/contours.ts\`; change the field there, not the numbers here.
 */
export const contourPath: string =
  '${path}';
`,
);
// In a file of its own, since it would be a sixteenth of the page's HTML.
await writeFile(
  fileURLToPath(new URL('../../components/ui/contours.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Depth contours</title><path id="lines" fill="none" stroke="currentColor" stroke-width="1.1" d="${path}"/></svg>\n`,
);
console.log(`${path.length} characters, ${path.split('m').length} lines`);
