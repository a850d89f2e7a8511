import { blend, converter, wcagContrast } from 'culori';
import { HEADER_OPACITY } from '@/components/header/Header.styles';
import {
  deepPalette,
  type Hues,
  huesOf,
  leastContrast,
  palette,
  type Theme,
  waterColors,
} from '@/lib/design/palette';

/** Which colors stand on which backgrounds, and how much they must differ from them. */
type ContrastRule = [colors: string, on: string, least: keyof typeof leastContrast];

const everywhere: ContrastRule[] = [
  ['on-action', 'action', 'text'],
  // The skip link.
  ['page', 'ink', 'text'],
];

const light: ContrastRule[] = [
  ...everywhere,
  ['ink ink-soft link', 'page surface', 'bodyText'],
  ['ink', 'sea', 'bodyText'],
  ['link', 'sea', 'inWater'],
  ['good bad', 'page surface', 'text'],
  ['action-edge', 'page surface', 'edge'],
  ['edge', 'page surface sea', 'edge'],
];

const contrastRules: Record<'light' | 'dark' | 'deep', ContrastRule[]> = {
  light,
  dark: [
    ...light,
    ['sea', 'page', 'coast'],
    ['ink ink-soft link', 'deep', 'bodyText'],
    ['edge', 'deep', 'edge'],
    // The social image shows the role, and is always dark.
    ['action', 'page', 'text'],
  ],
  deep: [
    ...everywhere,
    ['ink ink-soft link', 'deep', 'bodyText'],
    ['ink ink-soft link', 'page surface', 'inWater'],
    ['edge', 'deep page surface', 'edge'],
  ],
};

const toOklch = converter('oklch');

const names = ['paper', 'ink', 'link', 'action'] as const;
/** All sets of these names, from none to all four. */
let choices: (keyof Hues)[][] = [[]];
for (const name of names) choices = choices.flatMap((set) => [set, [...set, name]]);
const degrees = Array.from({ length: 12 }, (_, step) => 30 * step);

/** Each choice of hues, rotated in steps of thirty degrees, or gray. The others are as shipped. */
const allHues = choices.flatMap((changed) =>
  [...degrees, 'gray' as const].map((change): Hues => {
    const hues = changed.map((name) => [
      name,
      change === 'gray' ? change : Number(huesOf()[name]) + change,
    ]);
    return { ...huesOf(), ...Object.fromEntries(hues) };
  }),
);

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
    const contrast = (one: string, other: string) =>
      wcagContrast(colors[one] ?? '', colors[other] ?? '');
    return contrastRules[place].flatMap(([names, grounds, least]) =>
      grounds.split(' ').flatMap((ground) =>
        names
          .split(' ')
          // Without a color the contrast is no number, and so not enough.
          .filter((name) => !(contrast(name, ground) >= leastContrast[least]))
          .map((name) => `${JSON.stringify(hues)}: ${name} on ${ground}`),
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
