/** @jest-environment node */
import { blend, converter, wcagContrast } from 'culori';
import { themeDeclarations } from '@/components/theme/custom-properties';
import { huesOf, type Palette, palette } from '@/lib/design/palette';

const toOklch = converter('oklch');

const shipped = huesOf();
const names = ['paper', 'ink', 'link', 'action'] as const;

/** The shipped hues, each rotated alone in steps of fifteen degrees, and all four together. */
const allHues = [...names.map((name) => [name]), names].flatMap((rotated) =>
  Array.from({ length: 24 }, (_, step) => ({
    ...shipped,
    ...Object.fromEntries(rotated.map((name) => [name, shipped[name] + 15 * step])),
  })),
);

type Token = keyof Palette;
const backgrounds: Token[] = ['page', 'surface', 'sunken'];
const tints: Token[] = ['tint-1', 'tint-2', 'tint-3'];

/** Colors, their backgrounds, and the least contrast. WCAG requires 4.5 for text, 3 for edges. */
type Pair = [tokens: Token[], on: Token[], least: number];

const pairs: Pair[] = [
  [['ink', 'ink-soft'], [...backgrounds, ...tints], 7],
  [['link'], backgrounds, 7],
  [['link'], tints, 4.5],
  [['good', 'bad'], backgrounds, 4.5],
  [['on-action'], ['action', 'action-hover', 'plate'], 4.5],
  // The chosen theme.
  [['page'], ['ink'], 4.5],
  // Edges, bars and focus rings.
  [['edge', 'action-edge', 'focus'], backgrounds, 3],
  [['edge', 'focus'], tints, 3],
];

/** The social image shows the role, and is always dark. */
const darkPairs: Pair[] = [...pairs, [['action'], ['page'], 4.5]];

describe.each([
  ['light', pairs],
  ['dark', darkPairs],
] as const)('In any hues and the %s theme', (theme, pairsOfTheme) => {
  test('all texts and edges have enough contrast', () => {
    const faults = allHues.flatMap((hues) => {
      const colors = palette(hues, theme);
      return pairsOfTheme.flatMap(([tokens, on, least]) =>
        tokens.flatMap((token) =>
          on
            .filter((ground) => wcagContrast(colors[token], colors[ground]) < least)
            .map((ground) => `${JSON.stringify(hues)}: ${token} on ${ground}`),
        ),
      );
    });
    expect(faults).toEqual([]);
  });

  test('each section is darker than the one above it by a step that people see', () => {
    const sections = ['page', ...tints, 'dark-ground'] as const;
    // In percent of OKLCH lightness. The light tints are pale, so that text on them is comfortable.
    const least = theme === 'dark' ? 2.5 : 1.5;
    const faults = allHues.flatMap((hues) => {
      const colors = palette(hues, theme);
      const lightness = sections.map((section) => 100 * (toOklch(colors[section])?.l ?? 0));
      const steps = lightness.slice(1).map((value, index) => (lightness[index] ?? 0) - value);
      return Math.min(...steps) < least ? [`${JSON.stringify(hues)}: ${steps}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('the header has enough contrast over any scrolled content', () => {
    const worst = allHues.map((hues) => {
      const { ink, action, link } = palette(hues, theme);
      const [, veil = ''] = /--veil:(#\w+)/.exec(themeDeclarations(hues, theme)) ?? [];
      const below = ['#000000', '#ffffff', ink, action, link];
      return Math.min(...below.map((color) => wcagContrast(ink, blend([color, veil]))));
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(7);
  });
});
