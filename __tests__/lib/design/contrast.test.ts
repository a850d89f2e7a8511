import { blend, converter, wcagContrast } from 'culori';
import { sectionsOf } from '@/app/sections';
import { deepDeclarations, themeDeclarations } from '@/components/theme/custom-properties';
import {
  defaultHues,
  type Hues,
  huesOf,
  palette,
  type Theme,
  waterHue,
} from '@/lib/design/palette';
import { waterColors } from '@/lib/design/water';
import { siteFor } from '@/lib/site/site';
import { content as sampleContent } from '@/template/content';
import { expectGolden } from '../../support/golden';

const toOklch = converter('oklch');

const shipped = huesOf();
const names = ['paper', 'ink', 'link', 'action'] as const;

type HueNames = readonly (typeof names)[number][];

/** The shipped hues, some of which are rotated and some gray. */
const changedHues = (rotated: HueNames, degrees: number, grays: HueNames = []): Hues => ({
  ...shipped,
  ...Object.fromEntries(rotated.map((name) => [name, defaultHues[name] + degrees])),
  ...Object.fromEntries(grays.map((name) => [name, 'gray' as const])),
});

/** Each hue rotated alone in steps of fifteen degrees, and all four together. */
const rotatedHues = [...names.map((name) => [name]), names].flatMap((rotated) =>
  Array.from({ length: 24 }, (_, step) => changedHues(rotated, 15 * step)),
);

/** Each choice of gray hues, with the others rotated in steps of 45 degrees. */
const grayHues = Array.from({ length: 15 }, (_, choice) =>
  names.filter((_, index) => (choice + 1) & (1 << index)),
).flatMap((grays) => Array.from({ length: 8 }, (_, step) => changedHues(names, 45 * step, grays)));

const allHues = [...rotatedHues, ...grayHues];

/** The sections of a page that has all. About is not first, so that all four are in the water. */
const sections = sectionsOf(
  siteFor({
    ...sampleContent,
    look: { sections: ['experience', 'about', 'skills', 'projects'] },
  }),
);
const tintNames = ['tint-1', 'tint-2', 'tint-3'];

/** The backgrounds of the page and of four sections in the water, and the colors on them. */
const colorsOf = (hues: Hues, theme: Theme): Record<string, string> => ({
  ...palette(hues, theme),
  ...waterColors(hues, theme, 4),
});

/** The same in the deep water of a light page. */
const deepColorsOf = (hues: Hues): Record<string, string> => ({
  ...palette(hues, 'dark'),
  ...palette(hues, 'deep'),
  deep: waterColors(hues, 'light', 4).deep ?? '',
});

const surfaces = ['page', 'surface', 'sunken'];

/** Colors, their backgrounds, and the least contrast. WCAG requires 4.5 for text, 3 for edges. */
type Pair = [colors: string[], on: string[], least: number];

const pairs: Pair[] = [
  [['ink', 'ink-soft'], [...surfaces, ...tintNames], 7],
  [['link'], surfaces, 7],
  [['link'], tintNames, 5],
  [['good', 'bad'], surfaces, 4.5],
  [['on-action'], ['action', 'action-hover'], 4.5],
  [['on-plate'], ['plate'], 4.5],
  // The chosen theme.
  [['page'], ['ink'], 4.5],
  // Edges, bars and focus rings.
  [['edge', 'action-edge', 'focus'], surfaces, 3],
  [['edge', 'focus'], tintNames, 3],
];

const darkPairs: Pair[] = [
  ...pairs,
  [['ink', 'ink-soft', 'link'], ['deep', 'deepest'], 7],
  // The messages of the form, in the dark water of Contact.
  [['good', 'bad'], ['deep', 'deepest'], 4.5],
  [['edge', 'focus'], ['deep', 'deepest'], 3],
  // The social image shows the role, and is always dark.
  [['action'], ['page'], 4.5],
];

const deepPairs: Pair[] = [
  [['ink', 'ink-soft', 'link'], ['deep'], 7],
  [['ink', 'ink-soft', 'link'], surfaces, 5],
  [['on-action'], ['action', 'action-hover'], 4.5],
  [['page'], ['ink'], 4.5],
  [['edge', 'focus'], ['deep', ...surfaces], 3],
];

test.each([
  ['light pages', pairs, (hues: Hues) => colorsOf(hues, 'light')],
  ['dark pages', darkPairs, (hues: Hues) => colorsOf(hues, 'dark')],
  ['the deep water of light pages', deepPairs, deepColorsOf],
] as const)('on %s all texts and edges have enough contrast in any hues', (_, all, colorsWith) => {
  const faint = allHues.flatMap((hues) => {
    const colors = colorsWith(hues);
    return all.flatMap(([names, on, least]) =>
      names.flatMap((name) =>
        on
          // Without a color the contrast is no number, and so not enough.
          .filter((ground) => !(wcagContrast(colors[name] ?? '', colors[ground] ?? '') >= least))
          .map((ground) => `${JSON.stringify(hues)}: ${name} on ${ground}`),
      ),
    );
  });
  expect(faint).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'each section is darker than the one above it by a step that people see, in any hues and the %s theme',
  (theme) => {
    // In percent of OKLCH lightness. The light tints are pale, so that text on them is comfortable.
    const least = theme === 'dark' ? 2.5 : 1.5;
    // Rounding to #rrggbb changes the step between two dark colors by up to this much.
    const rounding = 0.2;
    const smallSteps = allHues.flatMap((hues) => {
      const colors = colorsOf(hues, theme);
      const lightness = sections.map(
        ({ background = 'page' }) => 100 * (toOklch(colors[background])?.l ?? 0),
      );
      return sections.flatMap(({ label, background }, index) => {
        const step = (lightness[index - 1] ?? 0) - (lightness[index] ?? 0);
        if (background === undefined || step + rounding >= least) return [];
        const above = sections[index - 1]?.label;
        return [
          `${JSON.stringify(hues)}: step ${above} → ${label} is ${step.toFixed(2)}, needs ${least}`,
        ];
      });
    });
    expect(smallSteps).toEqual([]);
  },
);

test.each([
  ['light pages', (hues: Hues) => themeDeclarations(hues, 'light')],
  ['dark pages', (hues: Hues) => themeDeclarations(hues, 'dark')],
  // The deep water has the other colors of the dark theme.
  ['deep water', (hues: Hues) => themeDeclarations(hues, 'dark') + deepDeclarations(hues)],
] as const)('the header on %s has enough contrast over any scrolled content', (_, declarations) => {
  const worst = allHues.map((hues) => {
    const { ink = '', action, link, ...others } = valuesIn(declarations(hues));
    const header = others['header-background'] ?? '';
    const below = ['#000000', '#ffffff', ink, action ?? '', link ?? ''];
    return Math.min(...below.map((color) => wcagContrast(ink, blend([color, header]))));
  });
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(7);
});

/** The values of custom properties by their names. The last declaration of a name counts. */
const valuesIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+):([^;]+)/g), ([, name = '', value = '']) => [name, value]),
  );

test.each(['light', 'dark'] as const)('a gray action stands out on a %s page', (theme) => {
  for (const hues of grayHues.filter(({ action }) => action === 'gray')) {
    const { page, action, link } = palette(hues, theme);
    expect(wcagContrast(action, page)).toBeGreaterThan(wcagContrast(link, page));
    expect(wcagContrast(action, page)).toBeGreaterThan(13);
  }
});

test('the water has the hue of the ink, or lies between ink and links if both look alike', () => {
  const hueIn = (ink: Hues['ink'], link: Hues['link'], depth: number) =>
    waterHue({ ...shipped, ink, link }, depth);
  expect([0, 0.5, 1].map((depth) => hueIn(350, 20, depth))).toEqual([380, 365, 350]);
  expect([0, 0.5, 1].map((depth) => hueIn(260, 170, depth))).toEqual([260, 260, 260]);
  expect(hueIn('gray', 170, 0)).toBe('gray');
  expect(hueIn(260, 'gray', 0)).toBe(260);
});

test.each(['light', 'dark'] as const)(
  'visitors see the water of the sample in the same colors as before, in the %s theme',
  (theme) => {
    const colors = JSON.stringify(waterColors(shipped, theme, 3), null, 2);
    expectGolden(`water/${theme}.json`, `${colors}\n`);
  },
);
