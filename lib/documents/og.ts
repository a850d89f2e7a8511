import { readFileSync } from 'node:fs';
import { shortAddress } from '../addresses/urls';
import { plainText } from '../content/linked-text';
import { displayStyle } from '../design/document-fonts';
import { type Hues, type Palette, palette, waterColors } from '../design/palette';
import { SHORE_SHARE } from '../design/portrait';
import { shores } from '../design/shore';
import { croppedPortrait } from '../images/crop';
import { fillsFrame } from '../images/fill-frame';
import sharp from '../images/sharp';
import type { Picture } from '../profile/pictures';
import type { LocalizedSite } from '../site/localized-site';
import { firstSentence, withoutBadBreaks } from '../text/text';
import { typesetSvg, typstLocale } from './typst';

/** The size of the picture of link previews, in pixels. */
export const ogSize = { width: 1200, height: 630 };

/** The texts need the rest of the width: a long name would get too small letters. */
const portraitSize = { width: 504, height: ogSize.height };
const PORTRAIT_LEFT = ogSize.width - portraitSize.width;

/** The shore line's width in pixels. The depth lines are half as wide. */
const SHORE_WIDTH = 5;

/** From each line to the next one on its left, in pixels. */
const LINE_DISTANCE = 26;

/** The opacity of the shore line, and of the three depth lines, which are ever paler. */
const lineOpacities = [0.44, 0.34, 0.24, 0.14];

/**
 * The contours of the page, so pale and thin that the texts in front are easy to read. They are
 * moved so that their rings are where the texts end, and not behind the name.
 */
const contours = { opacity: 0.17, width: 1.5, transform: 'translate(-180 -60)' };

/**
 * Scales the shore line of 1000 × 1000 units: 500 pixels wide, as high as the image, from `left`.
 */
const shoreTransform = (left: number) => `translate(${left}) scale(0.5 ${ogSize.height / 1000})`;

/** A text with the line breaks of the page. No line ends at a space before a word joiner. */
const withBreaksOfPage = (text: string) => withoutBadBreaks(text).replaceAll('\u00a0', ' \u2060');

export function ogTexts({ profile: { person }, locale, urlOf }: LocalizedSite) {
  const intro = plainText(person.intro);
  return {
    name: person.nameLines,
    role: person.roleParts.map(withBreaksOfPage),
    /** The intro, or its first sentence, if the intro is too long. */
    intros: [intro, firstSentence(intro, locale.language)].map(withBreaksOfPage),
    address: shortAddress(urlOf('/')),
  };
}

/** Draws contours. With a portrait, they are on land that covers its left edge, up to a shore. */
function drawBackground(colors: Palette, hasPortrait: boolean, isMirrored: boolean): Buffer {
  // The lines are on the land, because a photo covers the water.
  const lines = lineOpacities.map((opacity, index) => {
    const left = PORTRAIT_LEFT - SHORE_WIDTH - index * LINE_DISTANCE;
    const width = index === 0 ? SHORE_WIDTH : SHORE_WIDTH / 2;
    return `<path d="${shores.side}" transform="${shoreTransform(left)}" stroke-width="${width}" opacity="${opacity}"/>`;
  });
  // A strip of land, a few pixels wide, is between the shore line and the portrait.
  const rightEdge = PORTRAIT_LEFT + 1;
  // The shore goes down. The land is closed on the left, outside of the image: H-1500, V-30.
  const land = (fill: string) =>
    `<path d="${shores.side}H-1500V-30" transform="${shoreTransform(rightEdge)}" fill="${fill}" stroke="none"/>`;
  // The drawing has the size of its viewBox.
  const contoursSvg = readFileSync('lib/design/contours.svg', 'utf8');
  const mirror = `translate(${ogSize.width}) scale(-1 1)`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ogSize.width}" height="${ogSize.height}">
      <style>path { vector-effect: non-scaling-stroke } .contours path { stroke-width: ${contours.width} }</style>
      <clipPath id="land">${land('black')}</clipPath>
      <g fill="none" stroke="${colors.link}" transform="${isMirrored ? mirror : ''}">
        ${hasPortrait ? land(colors.page) : ''}
        <g ${hasPortrait ? 'clip-path="url(#land)"' : ''}>
          <g class="contours" color="${colors.link}" transform="${contours.transform}" opacity="${contours.opacity}">
            ${contoursSvg.replace('<svg', '<svg width="1200" height="800" overflow="visible"')}
          </g>
        </g>
        ${hasPortrait ? lines.join('') : ''}
      </g>
    </svg>`,
  );
}

/** The radius of a round portrait in pixels, by eye. */
const RADIUS = 170;

/**
 * The portrait at one end of the image: filling it, or round in the water, as on the page.
 * @param faceX the middle of what is not below the land, from left
 */
async function drawPortrait(portrait: Picture, faceX: number, hues: Hues): Promise<Buffer> {
  const { plate: background, link } = palette(hues, 'dark');
  if (fillsFrame(portrait)) {
    return croppedPortrait(portrait, portraitSize, { faceX, background });
  }
  const { width, height } = portraitSize;
  const square = { width: 2 * RADIUS, height: 2 * RADIUS };
  const face = await croppedPortrait(portrait, square, { faceX: 0.5, background });
  const center = `cx="${faceX * width}" cy="${height / 2}"`;
  const lines = lineOpacities.map((opacity, index) => {
    const radius = RADIUS + index * LINE_DISTANCE;
    return `<circle ${center} r="${radius}" stroke-width="${SHORE_WIDTH / 2}" opacity="${opacity}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <path fill="${waterColors(hues, 'dark').sea}" d="M0 0h${width}v${height}H0"/>
      <clipPath id="round"><circle ${center} r="${RADIUS}"/></clipPath>
      <image href="data:image/png;base64,${face.toString('base64')}" clip-path="url(#round)"
        x="${faceX * width - RADIUS}" y="${height / 2 - RADIUS}"/>
      <g fill="none" stroke="${link}">${lines.join('')}</g>
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
    size: ogSize,
    textsEnd: person.portrait ? PORTRAIT_LEFT : ogSize.width - 240,
    locale: typstLocale(language),
    display: displayStyle(person.name),
    ...ogTexts(site),
  });
  // Land covers this share of the portrait, at one side. The middle of the rest is half of it away.
  const faceX = 0.5 + (isMirrored ? -1 : 1) * (SHORE_SHARE / 2);
  const photo = person.portrait && {
    input: await drawPortrait(person.portrait, faceX, site.hues),
    left: isMirrored ? 0 : PORTRAIT_LEFT,
    top: 0,
  };
  // With as few colors as this quality needs, a photo with grain stays under 300 KB, too.
  return sharp({ create: { ...ogSize, channels: 3, background: colors.page } })
    .composite([
      ...(photo ? [photo] : []),
      { input: drawBackground(colors, photo !== undefined, isMirrored) },
      { input: Buffer.from(texts) },
    ])
    .png({ palette: true, quality: 80 })
    .toBuffer();
}
