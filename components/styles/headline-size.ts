import { media } from './media';
import { estimatedWidth, longestWordWidth } from './text-width';

/** The longest phrase would fill so many lines. With its breaks, it takes about three. */
const FULL_LINES = 2.5;

/**
 * The width of the headline on the narrowest phones, in em: of 320 px, 280 px are between the
 * margins, and its smallest type is 44 px.
 */
export const PHONE_WIDTH = 6.3;

/**
 * The width that the headline needs, in em. At this width no word breaks, the longest phrase takes
 * about three lines, and a line of the name that phones show whole is whole on all screens.
 * @param phrases the grapheme clusters of the name, and of each other phrase
 */
export function headlineWidth(phrases: readonly (readonly string[])[]): number {
  const texts = phrases.map((phrase) => phrase.join(''));
  const lines = (texts[0] ?? '').split('\n').map(estimatedWidth);
  const widths = texts.map((text) => {
    // A line may break after a hyphen.
    const longestPart = longestWordWidth(text.replaceAll('-', '- '));
    return Math.max(longestPart, estimatedWidth(text) / FULL_LINES);
  });
  return Math.max(...widths, ...lines.filter((width) => width <= PHONE_WIDTH));
}

/**
 * A size that grows with the window up to `largest` rem: 44 px on the narrowest phones, 73 px in a
 * window of 768 px, and 112 px, or 7 rem, from 1,326 px on.
 */
const growingTo = (largest: number) => `clamp(2.75rem, 1.2rem + 7vw, ${largest}rem)`;

/**
 * CSS that sets the size of the headline, `--text-3xl`, and the greatest width of the text of Home,
 * `--home-text-width`.
 *
 * For example, in a window of 1440 × 900 px, where the picture leaves the text 638 px:
 * - "Juan Dela", the first line of a name, needs 4.87 em, so there is room for letters of 131 px.
 *   They have 112 px, because the headline of such a window grows to 7rem.
 * - "Wolfeschlegelsteinhausen" needs 12.4 em, so its letters have 638 / 12.4 = 51 px.
 * @param width what `headlineWidth` returns
 */
export const headlineSizeRules = (width: number): string => `
  :root {
    --home-text-width: calc(100vw - 2 * var(--gutter));
    --headline-width: ${width.toFixed(2)};
    --growing-headline: ${growingTo(7)};
    --text-3xl: min(
      var(--growing-headline),
      /* Three lines of such letters take half of the height of a low window. */
      16vh,
      var(--home-text-width) / var(--headline-width)
    );
  }
  /* If a visitor zooms the page, WebKit does not adapt vw in a font size to the narrower window. So
     here the size is at most 4rem, which is 1.2rem + 7vw of the widest of these windows. */
  ${media.belowSplit} {
    :root {
      --growing-headline: ${growingTo(4)};
    }
  }
  /* By eye: 156 px from 1,696 px on, and 236 px at 2,560 px. */
  ${media.vast} {
    :root {
      --growing-headline: min(9.2vw, 14rem);
    }
  }
  /* The picture is next to the headline, which has less room. */
  ${media.split} {
    :root {
      --home-text-width: calc(100vw - var(--home-picture) - var(--page-margin) - 1.5rem);
    }
  }
`;
