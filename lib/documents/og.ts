import { readFileSync } from 'node:fs';
import { shortAddress } from '../addresses/urls';
import { plainText } from '../content/linked-text';
import { displayStyle } from '../design/document-fonts';
import { withFullStops } from '../design/drawable';
import { type Palette, palette, waterColors } from '../design/palette';
import { SHORE_SHARE } from '../design/portrait';
import { shores } from '../design/shore';
import { socialImageSize as size } from '../files/generated-names';
import sharp from '../images/sharp';
import type { LocalizedSite } from '../site/localized-site';
import { ogPicture } from './og-picture';
import { typesetSvg, typstLocale } from './typst';

/** The texts need the other 58 %: a longer name would get too small letters. */
const portraitSize = { width: 504, height: size.height };
const PORTRAIT_LEFT = size.width - portraitSize.width;

/** The width of the shore line, and the distance between the depth lines, in pixels. */
const shoreLine = { width: 5, distance: 26 };

/** The opacity of the shore line. That of each further line is less by `step`. */
const shoreOpacity = { shore: 0.44, step: 0.1 };

/** So pale and thin that the texts in front are easy to read. */
const contours = { opacity: 0.17, width: 1.5 };

/** The rings of the contours are where the texts end, and not behind the name. */
const contoursTransform = 'translate(-180 -60)';

/**
 * Moves the shore line to `left`. Its drawing, of 1000 × 1000 units, becomes 500 pixels wide and as
 * high as the image.
 */
const shoreTransform = (left: number) => `translate(${left}) scale(0.5 ${size.height / 1000})`;

/** In UTF-16 units. Longer texts would make the letters of the name too small. */
const MAX_INTRO_LENGTH = 220;

/** The texts of `og.png`. */
export const ogTexts = ({ profile: { person }, locale, urlOf }: LocalizedSite) => ({
  name: person.nameLines,
  role: person.role,
  intro: firstSentences(withFullStops(plainText(person.intro)), locale.language),
  address: shortAddress(urlOf('/')),
});

/** The sentences that fit; '' if the first one does not. */
function firstSentences(text: string, language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const ends = Array.from(sentences, ({ index, segment }) => index + segment.trimEnd().length);
  return text.slice(0, ends.findLast((end) => end <= MAX_INTRO_LENGTH) ?? 0);
}

/** Draws the page's depth contours. Beside a portrait they end at a shore line. */
function drawBackground(colors: Palette, hasPortrait: boolean, isMirrored: boolean): Buffer {
  // The first line is the shore. The others are half as wide, and ever paler and farther from it.
  const depthLines = [0, 1, 2, 3].map((step) => {
    const left = PORTRAIT_LEFT - shoreLine.width - step * shoreLine.distance;
    const width = step === 0 ? shoreLine.width : shoreLine.width / 2;
    return `<path d="${shores.side}" transform="${shoreTransform(left)}" stroke-width="${width}" opacity="${shoreOpacity.shore - step * shoreOpacity.step}"/>`;
  });
  // The land reaches one pixel into the portrait, so that there is no gap.
  const rightEdge = PORTRAIT_LEFT + 1;
  // Down along the shore, then left, beyond the edge of the image, and up.
  const land = (fill: string) =>
    `<path d="${shores.side}H-1500V-30" transform="${shoreTransform(rightEdge)}" fill="${fill}" stroke="none"/>`;
  const contoursSvg = readFileSync('lib/design/contours.svg', 'utf8');
  const mirror = `translate(${size.width}) scale(-1 1)`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
      <style>path { vector-effect: non-scaling-stroke } .contours path { stroke-width: ${contours.width} }</style>
      <clipPath id="land">${land('black')}</clipPath>
      <g fill="none" stroke="${colors.link}" transform="${isMirrored ? mirror : ''}">
        ${hasPortrait ? land(colors.page) : ''}
        <g ${hasPortrait ? 'clip-path="url(#land)"' : ''}>
          <g class="contours" color="${colors.link}" transform="${contoursTransform}" opacity="${contours.opacity}">
            ${contoursSvg.replace('<svg', '<svg width="1200" height="800" overflow="visible"')}
          </g>
        </g>
        ${hasPortrait ? depthLines.join('') : ''}
      </g>
    </svg>`,
  );
}

export async function ogImage(site: LocalizedSite) {
  const { profile, locale } = site;
  const { language, direction } = locale;
  const { person } = profile;
  const colors = palette(site.hues, 'dark');
  const isMirrored = direction === 'rtl';
  const texts = await typesetSvg('og.typ', {
    colors,
    size,
    portraitLeft: PORTRAIT_LEFT,
    locale: typstLocale(language),
    display: displayStyle(person.name),
    ...ogTexts(site),
  });
  const photo = person.portrait && {
    input: await ogPicture(person.portrait, portraitSize, {
      middle: 0.5 + ((isMirrored ? -1 : 1) * SHORE_SHARE) / 2,
      plate: colors.plate,
      water: waterColors(site.hues, 'dark').deep,
    }),
    left: isMirrored ? 0 : PORTRAIT_LEFT,
    top: 0,
  };
  // With as few colors as this quality needs, a photo with grain stays under 300 KB, too.
  return sharp({ create: { ...size, channels: 3, background: colors.page } })
    .composite([
      ...(photo ? [photo] : []),
      { input: drawBackground(colors, photo !== undefined, isMirrored) },
      { input: Buffer.from(texts) },
    ])
    .png({ palette: true, quality: 80 })
    .toBuffer();
}
