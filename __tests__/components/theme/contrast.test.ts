/** @jest-environment node */
import { blend, wcagContrast, wcagLuminance } from 'culori';
import { themeDeclarations } from '@/components/theme/custom-properties';
import { huesOf } from '@/lib/content/look';
import { type Palette, palette } from '@/lib/design/palette';

const shipped = huesOf();
const names = ['paper', 'ink', 'link', 'action'] as const;
const wheel = Array.from({ length: 24 }, (_, step) => step * 15);

/** The shipped hues, each rotated alone in steps of fifteen degrees, and all four together. */
const allHues = [
  shipped,
  ...names.flatMap((name) => wheel.map((degrees) => ({ ...shipped, [name]: degrees }))),
  ...wheel.map((degrees) => ({
    paper: shipped.paper + degrees,
    ink: shipped.ink + degrees,
    link: shipped.link + degrees,
    action: shipped.action + degrees,
  })),
];

type Token = keyof Palette;
const backgrounds: Token[] = ['page', 'surface', 'sunken'];
const tints: Token[] = ['tint-1', 'tint-2', 'tint-3'];

/**
 * Colours, their backgrounds, and the least contrast; WCAG requires 4.5 for text and 3 for edges.
 */
const pairs: { what: string; tokens: Token[]; on: Token[]; least: number }[] = [
  { what: 'body text', tokens: ['ink', 'ink-soft'], on: [...backgrounds, ...tints], least: 7 },
  { what: 'links', tokens: ['link'], on: backgrounds, least: 7 },
  { what: 'links', tokens: ['link'], on: tints, least: 4.5 },
  { what: 'text', tokens: ['good', 'bad'], on: backgrounds, least: 4.5 },
  { what: 'a button', tokens: ['on-action'], on: ['action', 'action-hover'], least: 4.5 },
  { what: 'the chosen theme', tokens: ['page'], on: ['ink'], least: 4.5 },
  { what: 'an initial on its plate', tokens: ['on-action'], on: ['plate'], least: 4.5 },
  {
    what: 'edges, bars and focus rings',
    tokens: ['edge', 'action-edge', 'focus'],
    on: backgrounds,
    least: 3,
  },
  { what: 'edges and focus rings', tokens: ['edge', 'focus'], on: tints, least: 3 },
];

type Pair = readonly [what: string, colour: string, background: string, least: number];

/** One line for each pair with too little contrast. */
const faintPairs = (hues: object, pairsOfHues: Pair[]) =>
  pairsOfHues
    .filter(([, colour, background, least]) => wcagContrast(colour, background) < least)
    .map(
      ([what, colour, background]) =>
        `${JSON.stringify(hues)}: ${what}, ${colour} on ${background}`,
    );

describe.each(['light', 'dark'] as const)('In any hues and the %s theme', (theme) => {
  test('all texts and edges of the page have enough contrast', () => {
    const faults = allHues.flatMap((hues) => {
      const colours = palette(hues, theme);
      const pairsOfHues = pairs.flatMap(({ what, tokens, on, least }) =>
        tokens.flatMap((token) =>
          on.map((ground): Pair => [`${what}: ${token}`, colours[token], colours[ground], least]),
        ),
      );
      return faintPairs(hues, pairsOfHues);
    });
    expect(faults).toEqual([]);
  });

  test('each section is darker than the one above it', () => {
    const steps = ['page', ...tints, 'dark-ground'] as const;
    const faults = allHues.flatMap((hues) => {
      const colours = palette(hues, theme);
      const luminances = steps.map((step) => wcagLuminance(colours[step]));
      const isDarker = luminances.every((value, index) => value < (luminances[index - 1] ?? 1));
      return isDarker ? [] : [JSON.stringify(hues)];
    });
    expect(faults).toEqual([]);
  });

  test('the header has enough contrast over any scrolled content', () => {
    const worst = allHues.map((hues) => {
      const { ink, action, link } = palette(hues, theme);
      const [, veil = ''] = /--veil:(#\w+)/.exec(themeDeclarations(hues, theme)) ?? [];
      const below = ['#000000', '#ffffff', ink, action, link];
      return Math.min(...below.map((colour) => wcagContrast(ink, blend([colour, veil]))));
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(7);
  });
});

test('in any hues the social image and the icons have enough contrast', () => {
  const faults = allHues.flatMap((hues) => {
    const dark = palette(hues, 'dark');
    return faintPairs(hues, [
      ['name', dark.ink, dark.page, 7],
      ['role', dark.action, dark.page, 4.5],
      ['intro and address', dark['ink-soft'], dark.page, 4.5],
    ]);
  });
  expect(faults).toEqual([]);
});
