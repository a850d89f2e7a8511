/** @jest-environment node */
import { blend, converter, wcagContrast } from 'culori';
import { sectionsOf } from '@/app/sections';
import { themeDeclarations } from '@/components/theme/custom-properties';
import { defaultHues, type Hues, huesOf, palette, type Theme, tints } from '@/lib/design/palette';
import { localizedSite } from '@/lib/site/localized-site';
import { content as sampleContent } from '@/template/content';

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

/** The sections of a page that has all of them. */
const sections = sectionsOf(localizedSite(sampleContent));
const tintNames = sections
  .map(({ background }) => String(background))
  .filter((name) => name.startsWith('tint'));

/** The colors of a theme by their names, with those of the tinted sections. */
const colorsOf = (hues: Hues, theme: Theme): Record<string, string> => {
  const tintColors = tints(hues, theme, tintNames.length);
  return {
    ...palette(hues, theme),
    ...Object.fromEntries(tintColors.map((color, index) => [`tint-${index + 1}`, color])),
  };
};

const backgrounds = ['page', 'surface', 'sunken'];

/** Colors, their backgrounds, and the least contrast. WCAG requires 4.5 for text, 3 for edges. */
type Pair = [colors: string[], on: string[], least: number];

const pairs: Pair[] = [
  [['ink', 'ink-soft'], [...backgrounds, ...tintNames], 7],
  [['link'], backgrounds, 7],
  [['link'], tintNames, 4.5],
  [['good', 'bad'], backgrounds, 4.5],
  [['on-action'], ['action', 'action-hover'], 4.5],
  [['on-plate'], ['plate'], 4.5],
  // The chosen theme.
  [['page'], ['ink'], 4.5],
  // Edges, bars and focus rings.
  [['edge', 'action-edge', 'focus'], backgrounds, 3],
  [['edge', 'focus'], tintNames, 3],
];

/** The social image shows the role, and is always dark. */
const darkPairs: Pair[] = [...pairs, [['action'], ['page'], 4.5]];

describe.each([
  ['light', pairs],
  ['dark', darkPairs],
] as const)('In any hues and the %s theme', (theme, pairsOfTheme) => {
  test('all texts and edges have enough contrast', () => {
    const faults = allHues.flatMap((hues) => {
      const colors = colorsOf(hues, theme);
      return pairsOfTheme.flatMap(([names, on, least]) =>
        names.flatMap((name) =>
          on
            .filter((ground) => wcagContrast(colors[name] ?? '', colors[ground] ?? '') < least)
            .map((ground) => `${JSON.stringify(hues)}: ${name} on ${ground}`),
        ),
      );
    });
    expect(faults).toEqual([]);
  });

  test('each section is darker than the one above it by a step that people see', () => {
    // In percent of OKLCH lightness. The light tints are pale, so that text on them is comfortable.
    const least = theme === 'dark' ? 2.5 : 1.5;
    // Rounding to #rrggbb changes the step between two dark colors by up to this much.
    const rounding = 0.2;
    const faults = allHues.flatMap((hues) => {
      const { page, 'dark-ground': dark, ...colors } = colorsOf(hues, theme);
      const lightness = sections.map(({ background = 'page' }) => {
        const color = { ...colors, page, dark }[background];
        return 100 * (toOklch(color)?.l ?? 0);
      });
      return sections.flatMap(({ label, background }, index) => {
        const step = (lightness[index - 1] ?? 0) - (lightness[index] ?? 0);
        if (background === undefined || step + rounding >= least) return [];
        const above = sections[index - 1]?.label;
        return [
          `${JSON.stringify(hues)}: step ${above} → ${label} is ${step.toFixed(2)}, needs ${least}`,
        ];
      });
    });
    expect(faults).toEqual([]);
  });

  test('the header has enough contrast over any scrolled content', () => {
    const worst = allHues.map((hues) => {
      const { ink, action, link } = palette(hues, theme);
      const [, veil = ''] = /--veil:(#\w+)/.exec(themeDeclarations(hues, theme, 0)) ?? [];
      const below = ['#000000', '#ffffff', ink, action, link];
      return Math.min(...below.map((color) => wcagContrast(ink, blend([color, veil]))));
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(7);
  });
});

test.each(['light', 'dark'] as const)('a gray action stands out on a %s page', (theme) => {
  for (const hues of grayHues.filter(({ action }) => action === 'gray')) {
    const { page, action, link } = palette(hues, theme);
    expect(wcagContrast(action, page)).toBeGreaterThan(wcagContrast(link, page));
    expect(wcagContrast(action, page)).toBeGreaterThan(13);
  }
});

test('a page with three tinted sections has the tints that it has always had', () => {
  expect(tints(shipped, 'light', 3)).toMatchInlineSnapshot(`
[
  "#eaf0eb",
  "#daeae9",
  "#c9e3e6",
]
`);
  expect(tints(shipped, 'dark', 3)).toMatchInlineSnapshot(`
[
  "#04232f",
  "#011b25",
  "#00131d",
]
`);
});
