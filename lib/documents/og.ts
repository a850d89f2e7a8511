import { readFileSync } from 'node:fs';
import { plainText } from '../content/linked-text';
import { displayStyle } from '../design/document-fonts';
import { palette, waterColors } from '../design/palette';
import { pictureCoast } from '../design/picture-coast-and-waves';
import { croppedPortrait } from '../images/original';
import { sharp } from '../images/sharp';
import type { LocalizedSite } from '../site/localized-site';
import { firstSentence } from '../text/text';
import { pageAddress } from './cv-sections';
import { typesetSvg, typstLocale } from './typst';

/** In pixels. Texts are on the land, at the left, and the portrait is in the water. */
export const ogSize = { width: 1200, height: 630 };

/** With more water, the texts would have too little room for a long name. */
const WATER_LEFT = 696;
const waterSize = { width: 1200 - WATER_LEFT, height: 630 };

/** The opacities of the coast and of copies of it on the land, ever paler, by eye. */
const lineOpacities = [0.44, 0.34, 0.24, 0.14];
const LINE_DISTANCE = 26;

export function ogTexts(site: LocalizedSite) {
  const { person } = site.profile;
  return {
    name: person.nameLines,
    role: person.role,
    intro: firstSentence(plainText(person.intro), site.locale.language),
    address: pageAddress(site),
  };
}

/** The coast, which has 1000 × 1000 units: 500 pixels wide, and as high as the picture. */
const coast = (left: number, end = '') =>
  `<path d="${pictureCoast}${end}" transform="translate(${left}) scale(0.5 0.63)"/>`;

export async function ogImage(site: LocalizedSite): Promise<Buffer> {
  const { portrait, name } = site.profile.person;
  const colors = palette(site.hues, 'dark');
  const texts = await typesetSvg('og.typ', {
    colors,
    locale: typstLocale(site.locale.language),
    display: displayStyle(name),
    ...ogTexts(site),
  });
  const photo = portrait && (await croppedPortrait(portrait, waterSize)).toString('base64');
  // They are so pale, and moved so far, that their rings disturb no text.
  const contours = readFileSync('lib/design/contours.svg', 'utf8');
  // The line of the coast, and its copies, which are half as wide.
  const lines = lineOpacities.map((opacity, index) => {
    const line = coast(WATER_LEFT - index * LINE_DISTANCE);
    return `<g stroke-width="${index === 0 ? 5 : 2.5}" opacity="${opacity}">${line}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <style>path { vector-effect: non-scaling-stroke }</style>
    <path fill="${colors.page}" d="M0 0h1200v630H0"/>
    <g color="${colors.link}" opacity="0.2" transform="translate(-180 -60)">
      ${contours.replace('<svg', '<svg width="1200" height="800" overflow="visible"')}
    </g>
    <clipPath id="water">${coast(WATER_LEFT, 'H3000V-30')}</clipPath>
    <g clip-path="url(#water)">
      <path fill="${waterColors(site.hues, 'dark').sea}" d="M0 0h1200v630H0"/>
      ${photo ? `<image href="data:image/png;base64,${photo}" x="${WATER_LEFT}"/>` : ''}
    </g>
    <g fill="none" stroke="${colors.link}">${lines.join('')}</g>
    ${texts}
  </svg>`;
  // With as few colors as this quality needs, a photo with grain stays under 300 KB, too. Half of
  // the usual dithering draws no patterns on plain surfaces.
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 80, dither: 0.5 }).toBuffer();
}
