import sharp from 'sharp';
import type { Content, Picture } from '../content/schema';
import { graphemes, nameLines } from '../content/text';
import type { AddressOf } from '../hosting/addresses';
import { directionOf } from '../locale';
import { findPublicFile } from '../public-files';
import { displayFamily } from './fonts';
import { ogSize } from './metadata';
import { type Colours, typesetSvg, typstLocale } from './typst';

/** The page's colours, and its contours as the `d` of an SVG path in a view box of 1200 × 800. */
type Theme = { dark: Colours; contours: string };

const portraitSize = { width: 504, height: ogSize.height };

/**
 * The part of a picture to keep when it is cropped, in percent from left and top.
 * @param focus as in the content: "top", "bottom left", "30% 20%"
 */
export function focusPoint(focus: string): [across: number, down: number] {
  const keyword = (start: string, end: string) => {
    if (focus.includes(start)) return 0;
    return focus.includes(end) ? 100 : 50;
  };
  const [across, down] = (focus.match(/\d+/g) ?? []).map(Number);
  return [across ?? keyword('left', 'right'), down ?? keyword('top', 'bottom')];
}

/** The portrait, cropped to `portraitSize`. */
async function portrait({ src, focus = 'top' }: Picture): Promise<Buffer> {
  const scaled = await sharp(findPublicFile(src), { density: 144 })
    .autoOrient()
    .resize({ ...portraitSize, fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [across, down] = focusPoint(focus);
  const left = Math.round(((scaled.info.width - portraitSize.width) * across) / 100);
  const top = Math.round(((scaled.info.height - portraitSize.height) * down) / 100);
  return sharp(scaled.data)
    .extract({ left, top, ...portraitSize })
    .toBuffer();
}

/** The shore, from the top of the picture to its bottom, as an SVG path. */
const shore = 'M822-20C800 92 716 150 730 262S836 418 806 514 752 606 764 640';

/** Contours over the whole picture; over a portrait also water, with depth lines along its shore. */
function drawing({ dark, contours }: Theme, hasPortrait: boolean, isMirrored: boolean): Buffer {
  const depthLines = [0, 1, 2, 3].map((step) => {
    const width = step === 0 ? 5 : 2.5;
    return `<path d="${shore}" transform="translate(${-6 - 26 * step})" stroke-width="${width}" opacity="${0.44 - 0.1 * step}"/>`;
  });
  const water = `<path d="${shore}H-20V-20" fill="${dark.paper}" stroke="none"/>${depthLines.join('')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
      <g fill="none" stroke="${dark.link}" ${isMirrored ? 'transform="translate(1200) scale(-1 1)"' : ''}>
        ${hasPortrait ? water : ''}
        <path d="${contours}" transform="translate(-180 -60)" stroke-width="1.5" opacity="0.17"/>
      </g>
    </svg>`,
  );
}

/** The first 90 characters of a text at most, up to the end of a clause or else of a word. */
function beginning(text: string): string {
  if (text.length <= 90) return text;
  const clause = /^.{20,90}(?=[.,;:!?،。](\s|$))/u.exec(text) ?? /^.{1,90}(?=\s)/u.exec(text);
  return `${clause?.[0] ?? text.slice(0, 90)}…`;
}

/** The picture of link previews: a PNG of 1200 × 630 pixels. Long names get smaller letters. */
export async function ogImage({ owner, site }: Content, theme: Theme, addressOf: AddressOf) {
  const isMirrored = directionOf(site.language) === 'rtl';
  const texts = await typesetSvg('og.typ', {
    colours: theme.dark,
    locale: typstLocale(site.language),
    display: displayFamily(owner.name),
    name: nameLines(owner).map((line) => graphemes(line).slice(0, 40).join('')),
    role: owner.role,
    intro: beginning(owner.intro),
    address: addressOf('/').replace(/^https?:\/\/|\/$/g, ''),
  });
  const photo = owner.portrait && {
    input: await portrait(owner.portrait),
    left: isMirrored ? 0 : ogSize.width - portraitSize.width,
    top: 0,
  };
  // A palette of 256 colours keeps the file well under 300 KB.
  return sharp({ create: { ...ogSize, channels: 3, background: theme.dark.paper } })
    .composite([
      ...(photo ? [photo] : []),
      { input: drawing(theme, photo !== undefined, isMirrored) },
      { input: Buffer.from(texts) },
    ])
    .png({ palette: true, quality: 92, effort: 10, dither: 0.6 })
    .toBuffer();
}
