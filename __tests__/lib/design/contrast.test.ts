import { blend, converter, wcagContrast } from 'culori';
import { countInWater, sectionsFor } from '@/app/sections';
import { BAR_OPACITY } from '@/components/header/Header.styles';
import { sectionIds } from '@/lib/content/schema';
import {
  deepPalette,
  defaultHues,
  type Hues,
  huesOf,
  leastContrast,
  palette,
  type Theme,
  waterHue,
} from '@/lib/design/palette';
import { waterColors } from '@/lib/design/water';
import { siteFor } from '@/lib/site/make-sites';
import { content as sampleContent } from '@/sample/content';
import { contrastRules, tints } from '../../support/contrast-rules';

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

/** Each hue rotated alone in steps of thirty degrees, and all four together. */
const rotatedHues = [...names.map((name) => [name]), names].flatMap((rotated) =>
  Array.from({ length: 12 }, (_, step) => changedHues(rotated, 30 * step)),
);

/** Each choice of gray hues, with the others rotated in steps of ninety degrees. */
const grayHues = Array.from({ length: 15 }, (_, choice) =>
  names.filter((_, index) => (choice + 1) & (1 << index)),
).flatMap((grays) => Array.from({ length: 4 }, (_, step) => changedHues(names, 90 * step, grays)));

const allHues = [...rotatedHues, ...grayHues];

/**
 * The backgrounds of the page and of sections in the water, and the colors on them.
 * @param count of the sections in the water; if left out, all but the first screen
 */
const colorsOf = (
  hues: Hues,
  theme: Theme,
  count: number = sectionIds.length + 1,
): Record<string, string> => ({
  ...palette(hues, theme),
  ...waterColors(hues, theme, count),
});

/** The same in the deep water of a light page. */
const deepColorsOf = (hues: Hues): Record<string, string> => ({
  ...palette(hues, 'dark'),
  ...deepPalette(hues),
  deep: waterColors(hues, 'light', sectionIds.length + 1).deep ?? '',
});

const places = [
  ['light', (hues: Hues) => colorsOf(hues, 'light')],
  ['dark', (hues: Hues) => colorsOf(hues, 'dark')],
  ['deep', deepColorsOf],
] as const;

test.each(places)(
  'on %s grounds all texts and edges have enough contrast in any hues',
  (place, colorsWith) => {
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
  },
);

// In the reversed order About is not the first section, so all sections are in the water.
test.each([
  ['light', sectionIds.toReversed()],
  ['dark', sectionIds.toReversed()],
  ['light', ['skills', 'about']],
] as const)(
  'each section is darker than the one above it by a step that people see, in any hues and the %s theme, with the sections %j',
  (theme, ids) => {
    // In percent of OKLCH lightness. The light tints are pale, so that text on them is comfortable.
    const least = theme === 'dark' ? 2.5 : 1.5;
    // Rounding to #rrggbb changes the step between two dark colors by up to this much.
    const rounding = 0.2;
    const sections = sectionsFor(siteFor({ ...sampleContent, look: { sections: [...ids] } }));
    const count = countInWater(sections);
    const smallSteps = allHues.flatMap((hues) => {
      const colors = colorsOf(hues, theme, count);
      const lightness = sections.map(
        ({ ground = 'page' }) => 100 * (toOklch(colors[ground])?.l ?? 0),
      );
      return sections.flatMap(({ label, ground }, index) => {
        const step = (lightness[index - 1] ?? 0) - (lightness[index] ?? 0);
        if (ground === undefined || step + rounding >= least) return [];
        const above = sections[index - 1]?.label;
        return [
          `${JSON.stringify(hues)}: step ${above} → ${label} is ${step.toFixed(2)}, needs ${least}`,
        ];
      });
    });
    expect(smallSteps).toEqual([]);
  },
);

test.each(places)(
  'the header on %s grounds has enough contrast over any scrolled content',
  (place, colorsWith) => {
    const worst = allHues.map((hues) => {
      const { ink = '', action = '', link = '', ...grounds } = colorsWith(hues);
      const behind = place === 'deep' ? ['deep'] : ['page', ...tints];
      const contrasts = behind.flatMap((name) => {
        const ground = `${grounds[name]}${Math.round(255 * BAR_OPACITY).toString(16)}`;
        const below = ['#000000', '#ffffff', ink, action, link];
        return below.map((color) => wcagContrast(ink, blend([color, ground])));
      });
      return Math.min(...contrasts);
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(leastContrast.bodyText);
  },
);

test.each(['light', 'dark'] as const)('a gray action stands out on a %s page', (theme) => {
  for (const hues of grayHues.filter(({ action }) => action === 'gray')) {
    const { page, action, link } = palette(hues, theme);
    expect(wcagContrast(action, page)).toBeGreaterThan(wcagContrast(link, page));
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

test('each hue that the owner chooses colors the page, also 0', () => {
  const ofAnyHue = [0, 120, 240].map((paper) => palette(huesOf({ hues: { paper } }), 'light').page);
  expect(new Set([...ofAnyHue, palette(huesOf(), 'light').page]).size).toBe(4);
});
