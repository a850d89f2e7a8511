import { blend, converter, wcagContrast } from 'culori';
import { HEADER_OPACITY } from '@/components/header/Header.styles';
import {
  deepPalette,
  type Hues,
  huesOf,
  leastContrast,
  type Palette,
  palette,
  type Theme,
  waterColors,
} from '@/lib/design/palette';

// Which colors stand on which backgrounds, and how much they must differ from them.

type ColorName = keyof Palette | keyof ReturnType<typeof waterColors>;

interface ContrastRule {
  colors: readonly ColorName[];
  on: readonly ColorName[];
  least: keyof typeof leastContrast;
}

const surfaces = ['page', 'surface'] as const;

const everywhere: ContrastRule[] = [
  { colors: ['on-action'], on: ['action'], least: 'text' },
  // The skip link.
  { colors: ['page'], on: ['ink'], least: 'text' },
];

const light: ContrastRule[] = [
  ...everywhere,
  { colors: ['ink', 'ink-soft', 'link'], on: surfaces, least: 'bodyText' },
  { colors: ['ink'], on: ['sea'], least: 'bodyText' },
  { colors: ['link'], on: ['sea'], least: 'inWater' },
  { colors: ['good', 'bad'], on: surfaces, least: 'text' },
  { colors: ['action-edge'], on: surfaces, least: 'edge' },
  { colors: ['edge'], on: [...surfaces, 'sea'], least: 'edge' },
];

const contrastRules: Record<'light' | 'dark' | 'deep', readonly ContrastRule[]> = {
  light,
  dark: [
    ...light,
    { colors: ['sea'], on: ['page'], least: 'coast' },
    { colors: ['ink', 'ink-soft', 'link'], on: ['deep'], least: 'bodyText' },
    { colors: ['edge'], on: ['deep'], least: 'edge' },
    // The social image shows the role, and is always dark.
    { colors: ['action'], on: ['page'], least: 'text' },
  ],
  deep: [
    ...everywhere,
    { colors: ['ink', 'ink-soft', 'link'], on: ['deep'], least: 'bodyText' },
    { colors: ['ink', 'ink-soft', 'link'], on: surfaces, least: 'inWater' },
    { colors: ['edge'], on: ['deep', ...surfaces], least: 'edge' },
  ],
};

const toOklch = converter('oklch');

const shipped = huesOf();
const names = ['paper', 'ink', 'link', 'action'] as const;

type HueNames = readonly (typeof names)[number][];

const changedHues = (rotated: HueNames, degrees: number, grays: HueNames = []): Hues => ({
  ...shipped,
  ...Object.fromEntries(rotated.map((name) => [name, Number(huesOf()[name]) + degrees])),
  ...Object.fromEntries(grays.map((name) => [name, 'gray' as const])),
});

/** Each hue rotated alone in steps of thirty degrees, and all four together. */
const rotatedHues = [...names.map((name) => [name]), names].flatMap((rotated) =>
  Array.from({ length: 12 }, (_, step) => changedHues(rotated, 30 * step)),
);

/** Each choice of gray hues, with the others rotated in steps of ninety degrees. */
const grayHues = Array.from({ length: 15 }, (_, choice) =>
  names.filter((_, index) => (choice + 1) & (1 << index)),
).flatMap((grays) => Array.from({ length: 4 }, (_, step) => changedHues(names, 90 * step, grays)));

const allHues = [...rotatedHues, ...grayHues];

/** The grounds of sections, and the colors on them. */
const colorsOf = (hues: Hues, theme: Theme): Record<string, string> => ({
  ...palette(hues, theme),
  ...waterColors(hues, theme),
});

/** The same in the deep of a light page. */
const deepColorsOf = (hues: Hues): Record<string, string> => ({
  ...palette(hues, 'dark'),
  ...deepPalette(hues),
  deep: waterColors(hues, 'light').deep,
});

const places = [
  ['light', (hues: Hues) => colorsOf(hues, 'light')],
  ['dark', (hues: Hues) => colorsOf(hues, 'dark')],
  ['deep', deepColorsOf],
] as const;

test.each(places)('on %s grounds all has contrast in any hues', (place, colorsWith) => {
  const faint = allHues.flatMap((hues) => {
    const colors = colorsWith(hues);
    return contrastRules[place].flatMap(({ colors: names, on, least }) =>
      names.flatMap((name) =>
        on
          // Without a color the contrast is no number, and so not enough.
          .filter(
            (ground) =>
              !(wcagContrast(colors[name] ?? '', colors[ground] ?? '') >= leastContrast[least]),
          )
          .map((ground) => `${JSON.stringify(hues)}: ${name} on ${ground}`),
      ),
    );
  });
  expect(faint).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'in any hues, people see the grounds of a %s page',
  (theme) => {
    // In percent of OKLCH lightness.
    const least = 6;
    const smallSteps = allHues.flatMap((hues) => {
      const colors = colorsOf(hues, theme);
      // Without Skills, land is beside the deep. The deepest is the foot of the picture of Home.
      const neighbors = ['page sea', 'sea deep', 'page deep', 'deep deepest'];
      return neighbors.flatMap((pair) => {
        const [one, other] = pair.split(' ').map((name) => toOklch(colors[name])?.l ?? 0);
        const step = 100 * Math.abs((one ?? 0) - (other ?? 0));
        return step >= least ? [] : [`${JSON.stringify(hues)}: ${pair}: ${step.toFixed(2)}`];
      });
    });
    expect(smallSteps).toEqual([]);
  },
);

test.each(places)('the header on %s grounds has contrast over anything', (place, colorsWith) => {
  const faint = allHues.flatMap((hues) => {
    const { ink = '', action = '', link = '', ...grounds } = colorsWith(hues);
    return (place === 'deep' ? ['deep'] : ['page', 'sea']).filter((name) => {
      const ground = `${grounds[name]}${Math.round(255 * HEADER_OPACITY).toString(16)}`;
      const below = ['#000000', '#ffffff', ink, action, link];
      const contrasts = below.map((color) => wcagContrast(ink, blend([color, ground])));
      return Math.min(...contrasts) < leastContrast[name === 'sea' ? 'inWater' : 'bodyText'];
    });
  });
  expect(faint).toEqual([]);
});

test('each hue that the owner chooses colors the page, also 0', () => {
  const ofAnyHue = [0, 120, 240].map((paper) => palette(huesOf({ hues: { paper } }), 'light').page);
  expect(new Set([...ofAnyHue, palette(huesOf(), 'light').page]).size).toBe(4);
});
