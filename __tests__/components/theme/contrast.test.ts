/** @jest-environment node */
import { colours } from '@/components/theme/tokens';
import { palette } from '@/lib/images/colour';

type Token = keyof typeof colours;
type Rgb = readonly number[];

/** Red, green and blue from 0 to 1. */
const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour laid over another with this opacity. */
const over = (top: Rgb, opacity: number, below: Rgb): Rgb =>
  top.map((value, index) => value * opacity + (below[index] ?? 0) * (1 - opacity));

const grounds: Token[] = ['paper', 'surface', 'sunken'];

const pairs = (tokens: Token[], on: Token[]): [Token, Token][] =>
  tokens.flatMap((token) => on.map((ground): [Token, Token] => [token, ground]));

test('ratios are reckoned as WCAG does', () => {
  expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  const hex = palette(colours, theme);
  const ratio = (one: Token, other: Token) => contrast(rgb(hex[one]), rgb(hex[other]));

  test.each(pairs(['ink', 'ink-soft'], grounds))('body text: %s on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ...pairs(['teal', 'good', 'bad'], grounds),
    ...pairs(['on-mango'], ['mango', 'mango-hover']),
    // The skip link and the chosen theme: turned inside out.
    ...pairs(['paper'], ['ink']),
  ])('other text: %s on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ...pairs(['edge', 'mango-edge', 'focus', 'bad', 'good', 'teal', 'ink', 'ink-soft'], grounds),
    // The filled part of a bar against its rest, and the rest's edge against the card.
    ...pairs(['teal', 'edge'], ['sunken']),
  ])('edges, bars and focus rings: %s on %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });

  test('the header can be read whatever scrolls below it', () => {
    for (const below of ['#000000', '#ffffff', hex.mango, hex.ink, hex.teal]) {
      // 82 % paper, as in Header.styles.ts.
      const ground = over(rgb(hex.paper), 0.82, rgb(below));
      expect(contrast(rgb(hex.ink), ground)).toBeGreaterThanOrEqual(7);
    }
  });
});
