import { blend, parse, wcagContrast, wcagLuminance } from 'culori';
import { palette } from './colour';

type Oklch = readonly [lightness: number, chroma: number, hue: number];

const grounds = ['paper', 'surface', 'sunken'];

interface Rule {
  what: string;
  tokens: readonly string[];
  on: readonly string[];
  /** The contrast wanted; WCAG asks for 4.5 for text and 3 for edges. */
  least: number;
}

/** Which token stands on which, and how far from it it must be. */
const rules: readonly Rule[] = [
  { what: 'body text', tokens: ['ink', 'ink-soft'], on: grounds, least: 7 },
  { what: 'text', tokens: ['teal', 'good', 'bad'], on: grounds, least: 4.5 },
  { what: 'text on buttons', tokens: ['on-mango'], on: ['mango', 'mango-hover'], least: 4.5 },
  // Turned inside out.
  { what: 'the skip link and the chosen theme', tokens: ['paper'], on: ['ink'], least: 4.5 },
  {
    // Also the filled part of a bar against its rest, and the rest's edge against the card.
    what: 'edges, bars and focus rings',
    tokens: ['edge', 'mango-edge', 'focus', 'bad', 'good', 'teal', 'ink', 'ink-soft'],
    on: grounds,
    least: 3,
  },
];

/** How opaque the header's paper is over what scrolls below it, as in Header.styles.ts. */
const headerOpacity = 0.82;

/** Two tokens that are too alike. */
export interface ContrastFault {
  /** Says which token to change, in which theme, and how. */
  sentence: string;
  /** Whether it falls short of WCAG 2.2 AA, and not only of this page's own 7 for body text. */
  breaksStandard: boolean;
}

/**
 * Pairs of tokens that are too alike to be read or seen by everybody.
 * @param colours all tokens of `components/theme/tokens.ts`
 * @throws Error if a token that the page needs is missing
 */
export function contrastFaults(
  colours: Record<string, readonly [light: Oklch, dark: Oklch]>,
): ContrastFault[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const hex = palette(colours, theme);
    const colour = (token: string) => {
      const found = hex[token];
      if (found === undefined) throw new Error(`There is no token "${token}".`);
      return found;
    };
    const found = rules.flatMap(({ what, tokens, on, least }) =>
      tokens.flatMap((token) =>
        on.flatMap((ground) => {
          const ratio = wcagContrast(colour(token), colour(ground));
          return ratio >= least ? [] : [{ what, token, ground, ratio, least }];
        }),
      ),
    );
    const header = headerFault(colour);
    // A text that fails as text need not be named as an edge too.
    const first = new Map(
      found.toReversed().map((each) => [`${each.token} on ${each.ground}`, each]),
    );
    return [...[...first.values()].toReversed(), ...header].map((fault) => ({
      sentence: sentence(fault, theme, wcagLuminance(colour(fault.ground))),
      breaksStandard: fault.ratio < Math.min(fault.least, 4.5),
    }));
  });
}

/** The header lets the page through, so the worst of what may scroll below it counts. */
function headerFault(colour: (token: string) => string) {
  const paper = {
    ...(parse(colour('paper')) ?? { mode: 'rgb', r: 1, g: 1, b: 1 }),
    alpha: headerOpacity,
  };
  const below = ['#000000', '#ffffff', ...['mango', 'ink', 'teal'].map(colour)];
  const ratios = below.map((under) => wcagContrast(colour('ink'), blend([under, paper])));
  const [what, least, ratio] = ['the header above what scrolls', 7, Math.min(...ratios)] as const;
  return ratio >= least ? [] : [{ what, token: 'ink', ground: 'paper', ratio, least }];
}

function sentence(
  {
    what,
    token,
    ground,
    ratio,
    least,
  }: Omit<Rule, 'tokens' | 'on'> & {
    token: string;
    ground: string;
    ratio: number;
  },
  theme: 'light' | 'dark',
  groundLight: number,
): string {
  // Above this luminance black contrasts more than white does.
  const way = groundLight > 0.18 ? 'darker' : 'lighter';
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  return `${token} on ${ground} (${what}) has a contrast of ${shown} in the ${theme} theme, and needs ${least}; make ${token} ${way}`;
}
