import { deepHue, type Hues, pageGround, type Theme, waterHue } from './palette';
import { hexColor, mix, type Tone } from './tones';

// From top to bottom, the page goes from land into ever deeper water. The first screen is land, and
// so is About directly below it. Deep water and the last section are dark in both themes.

/** The colors of a section's water. At the upper edge, `shore` fades into `ground`. */
interface SectionColors {
  name: WaterName;
  ground: Tone;
  shore: Tone;
}

const deepGround = (hues: Hues): Tone => [0.345, 0.062, deepHue(hues), 0.235];

const deepestGround = ({ ink }: Hues): Record<Theme, Tone> => ({
  light: [0.19, 0.036, ink, 0.178],
  dark: [0.135, 0.028, ink, 0.115],
});

/** The water of the first `count` sections of a light page, from shallow to deeper. */
function lightTints(hues: Hues, count: number): SectionColors[] {
  const hue = waterHue(hues, 0.1);
  const shallow: Tone = [0.945, 0.02, hue, 0.958];
  const darkest: Tone = [0.885, 0.042, hue, 0.925];
  const grounds = Array.from({ length: count }, (_, index) =>
    // A single tint is halfway between the shallow and the darkest one.
    mix(shallow, darkest, count === 1 ? 0.5 : index / (count - 1)),
  );
  // The first shore has more chroma than the water, as the coast has on old charts.
  const coast: Tone = [0.87, 0.05, hue, 0.9];
  return grounds.map((ground, index) => ({
    name: tintName(index),
    ground,
    shore: grounds[index - 1] ?? coast,
  }));
}

/** The water of a light page. */
function lightWater(hues: Hues, count: number): SectionColors[] {
  const deep = deepGround(hues);
  const last: SectionColors = {
    name: 'deepest',
    ground: deepestGround(hues).light,
    shore: deep,
  };
  if (count === 1) return [last];
  const shore: Tone = [0.76, 0.088, waterHue(hues, 0.1), 0.78];
  return [...lightTints(hues, count - 2), { name: 'deep', ground: deep, shore }, last];
}

/** The water of a dark page. All steps are equal, and the water is lighter at each shore. */
function darkWater(hues: Hues, count: number): SectionColors[] {
  const page = pageGround(hues).dark;
  const last = deepestGround(hues).dark;
  const shore: Tone = [0.41, 0.068, waterHue(hues, 0.5), 0.4];
  return waterNames(count).map((name, index) => ({
    name,
    ground: mix(page, last, (index + 1) / count),
    shore,
  }));
}

/**
 * The grounds of the sections below the land, from light to dark: `tint-1`, `tint-2` …, `deep`,
 * `deepest`. `tint-1-shore` is the color of the water at the shore of `tint-1`.
 * @param count the number of sections in the water, which ends with Contact
 */
export function waterColors(hues: Hues, theme: Theme, count: number): Record<string, string> {
  const water = theme === 'light' ? lightWater(hues, count) : darkWater(hues, count);
  return Object.fromEntries(
    water.flatMap(({ name, ground, shore }): [string, string][] => [
      [name, hexColor(ground)],
      [`${name}-shore`, hexColor(shore)],
    ]),
  );
}

export type WaterName = `tint-${number}` | 'deep' | 'deepest';

const tintName = (index: number): WaterName => `tint-${index + 1}`;

/** The grounds of `count` sections in the water, from top to bottom. */
export const waterNames = (count: number): WaterName[] => [
  ...Array.from({ length: Math.max(0, count - 2) }, (_, index) => tintName(index)),
  ...(count > 1 ? (['deep'] as const) : []),
  'deepest',
];
