import { PHONE_WIDTH } from '@/lib/profile/names';
import { estimatedWidth, longestWordWidth } from '@/lib/text/text-width';
import { media } from './media';

/** All screens have room for a headline of this width, in em of its largest letters. */
const LEAST_WIDTH = 5;

/** The sizes of phrases, in em of the name. The largest one takes no more room than the name. */
const phraseSizes = [1, 0.8, 0.65, 0.5, 0.4, 0.33];
const LEAST_PHRASE_SIZE = 0.25;

/**
 * The width that the name needs, in em, and the size of the phrases that are typed in its place.
 * At this width, no word of the name breaks, and a line that phones show whole is whole everywhere.
 * @param phrases the grapheme clusters of the name, and of each other phrase
 */
export function headlineSizes(phrases: readonly (readonly string[])[]) {
  const [name = '', ...others] = phrases.map((phrase) => phrase.join(''));
  const nameLines = name.split('\n');
  const wholeLines = nameLines.map(estimatedWidth).filter((width) => width <= PHONE_WIDTH);
  const width = Math.max(LEAST_WIDTH, wordWidth(name), ...wholeLines);
  const hasRoom = (text: string, size: number) => {
    // Two lines of the name are as high as three lines of 0.65em.
    const lines = Math.floor(nameLines.length / size);
    // Lines end early where the next word is too long. In several lines, that may be half a line.
    const filledLines = Math.max(1, lines - 0.5);
    return wordWidth(text) * size <= width && estimatedWidth(text) * size <= width * filledLines;
  };
  const phraseSize = phraseSizes.find((size) => others.every((text) => hasRoom(text, size)));
  return { width, phraseSize: phraseSize ?? LEAST_PHRASE_SIZE };
}

/** The width of the longest part between spaces and hyphens, where lines may break. */
const wordWidth = (text: string) => longestWordWidth(text.replaceAll('-', '- '));

/**
 * CSS that sets the size of the name, `--text-3xl`, and of phrases, `--phrase-size`, and the
 * greatest width of the text of Home, `--home-text-width`. A short name in a high window grows with
 * the window:
 *
 * | width of the window, in px | 354 | 390 | 639 | 768 | 1,440 | 2,560 |
 * | -------------------------- | --- | --- | --- | --- | ----- | ----- |
 * | size, in px                |  44 |  46 |  64 |  73 |   120 |   203 |
 *
 * In a low window, three lines take half of the height (16vh). A long name has smaller letters. In
 * a window of 1440 × 900 px, where the picture leaves the text 638 px:
 * - "Juan Dela", the first line of a name, needs 4.87 em, so it gets the least width of 5 em, which has
 *   room for letters of 128 px. They have 120 px, as the table says.
 * - "Wolfeschlegelsteinhausen" needs 12.4 em, so its letters have 638 / 12.4 = 51 px.
 */
export const headlineSizeRules = ({ width, phraseSize }: ReturnType<typeof headlineSizes>) => `
  :root {
    --home-text-width: calc(100vw - 2 * var(--gutter));
    --headline-width: ${width.toFixed(2)};
    --phrase-size: ${phraseSize}em;
    --growing-headline: max(2.75rem, 1.2rem + 7vw);
    --text-3xl: min(
      var(--growing-headline),
      16vh,
      var(--home-text-width) / var(--headline-width)
    );
  }
  /* If a visitor zooms the page, WebKit does not adapt vw in a font size to the narrower window. So
     here the size is at most 4rem, which is 1.2rem + 7vw of the widest of these windows. */
  ${media.belowSplit} {
    :root {
      --growing-headline: clamp(2.75rem, 1.2rem + 7vw, 4rem);
    }
  }
  /* The picture is next to the headline, which has less room. */
  ${media.split} {
    :root {
      --home-text-width: calc(100vw - var(--home-picture) - var(--page-margin) - 1.5rem);
    }
  }
`;
