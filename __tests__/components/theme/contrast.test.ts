/** @jest-environment node */
import { blend, parse, wcagContrast } from 'culori';
import { documentTheme } from '@/app/document-theme';
import { headerOpacity, type Palette, palette } from '@/components/theme/tokens';
import { huesOf } from '@/lib/content/look';

const shipped = huesOf();
const names = ['paper', 'ink', 'link', 'action'] as const;
const wheel = Array.from({ length: 24 }, (_, step) => step * 15);

/** The shipped hues, each turned alone in steps of fifteen degrees, and all four together. */
const turned = [
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
const grounds: Token[] = ['paper', 'surface', 'sunken'];

/** Which colour stands on which, and the least contrast; WCAG asks for 4.5 for text, 3 for edges. */
const pairs: { what: string; tokens: Token[]; on: Token[]; least: number }[] = [
  { what: 'body text', tokens: ['ink', 'ink-soft'], on: grounds, least: 7 },
  { what: 'text', tokens: ['link', 'good', 'bad'], on: grounds, least: 4.5 },
  { what: 'a button', tokens: ['on-action'], on: ['action', 'action-hover'], least: 4.5 },
  { what: 'the chosen theme, turned inside out', tokens: ['paper'], on: ['ink'], least: 4.5 },
  { what: 'an initial on its plate', tokens: ['on-action'], on: ['plate'], least: 4.5 },
  {
    what: 'edges, bars and focus rings',
    tokens: ['edge', 'action-edge', 'focus'],
    on: grounds,
    least: 3,
  },
];

/** One line for each pair that is too alike. */
const tooAlike = (
  where: string,
  given: readonly (readonly [what: string, colour: string, ground: string, least: number])[],
) =>
  given
    .filter(([, colour, ground, least]) => wcagContrast(colour, ground) < least)
    .map(([what, colour, ground]) => `${where}: ${what}, ${colour} on ${ground}`);

describe.each(['light', 'dark'] as const)(
  'Whatever hues the owner takes, in the %s theme',
  (theme) => {
    test('all of the page can be read and seen', () => {
      const faults = turned.flatMap((hues) => {
        const colours = palette(hues, theme);
        const given = pairs.flatMap(({ what, tokens, on, least }) =>
          tokens.flatMap((token) =>
            on.map(
              (ground) =>
                [`${what}: ${token} on ${ground}`, colours[token], colours[ground], least] as const,
            ),
          ),
        );
        return tooAlike(JSON.stringify(hues), given);
      });
      expect(faults).toEqual([]);
    });

    test('the header is read above whatever scrolls below it', () => {
      const worst = turned.map((hues) => {
        const { paper, ink, action, link } = palette(hues, theme);
        const veil = {
          ...(parse(paper) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0 }),
          alpha: headerOpacity,
        };
        const below = ['#000000', '#ffffff', ink, action, link];
        return Math.min(...below.map((each) => wcagContrast(ink, blend([each, veil]))));
      });
      expect(Math.min(...worst)).toBeGreaterThanOrEqual(7);
    });
  },
);

test('whatever hues the owner takes, the social image and the icons can be read', () => {
  const faults = turned.flatMap((hues) => {
    const { og, icon } = documentTheme(hues);
    return tooAlike(JSON.stringify(hues), [
      ['name', og.ink, og.ground, 7],
      ['role', og.accent, og.ground, 4.5],
      ['intro and address', og.soft, og.ground, 4.5],
      ['letters', icon.letters, icon.ground, 4.5],
      ['bar', icon.accent, icon.ground, 3],
    ]);
  });
  expect(faults).toEqual([]);
});

test('the shipped colours are those of the design', () => {
  const { paper, ink, link, action, focus } = palette(shipped, 'light');
  expect([paper, ink, link, action, focus]).toEqual([
    '#faf6ee',
    '#082531',
    '#00606a',
    '#fdaf2d',
    '#00669a',
  ]);
});
