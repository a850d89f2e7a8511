import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { findPublicFile } from '../content/public-files';
import type { Content, Owner, Picture } from '../content/schema';
import { graphemes, nameParts } from '../content/text';
import type { AddressOf } from '../hosting/addresses';
import { cropRegion } from '../images/crop';
import { ogSize } from './metadata';
import { typesetSvg, typstLocale } from './typst';

/** Colours of the picture as `#rrggbb`. */
export interface OgLook {
  ground: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  /** Depth contours as the path of an SVG, in a 1200 × 800 view box. */
  contours: string;
}

/** The portrait cropped for its place, as JPEG: small in memory, and nobody sees it at this size. */
async function portrait({ src, focus = 'top' }: Picture): Promise<Uint8Array | undefined> {
  const file = findPublicFile(src);
  if (file === undefined) return undefined;
  const photo = sharp(readFileSync(file), { density: 144 });
  const place = { width: 504, height: ogSize.height };
  const { autoOrient } = await photo.metadata();
  const data = await photo
    .autoOrient()
    .extract(cropRegion(autoOrient, place.width / place.height, focus))
    .resize(place)
    .jpeg({ quality: 92 })
    .toBuffer();
  return new Uint8Array(data);
}

/** First and last names on lines of their own, as far as they can be told apart and have room. */
function nameLines(owner: Owner): string[] {
  const { given, family } = nameParts(owner);
  const lines = owner.name.trim().startsWith(given) ? [given, family] : [family, given];
  return lines.filter(Boolean).map((line) => graphemes(line).slice(0, 40).join(''));
}

/** The beginning of a text, about two lines of it: up to the end of a clause, else of a word. */
function beginning(text: string): string {
  if (text.length <= 90) return text;
  const clause = /^.{20,90}(?=[.,;:!?،。](\s|$))/u.exec(text) ?? /^.{1,90}(?=\s)/u.exec(text);
  return `${clause?.[0] ?? text.slice(0, 90)}…`;
}

/**
 * The picture in link previews: 1200 × 630 pixels, PNG. Text is drawn as outlines from the page's
 * own face, so no font of the machine and no network takes part.
 * @param content names that are long get smaller letters
 */
export async function ogImage({ owner, site }: Content, look: OgLook, addressOf: AddressOf) {
  const photo = owner.portrait && (await portrait(owner.portrait));
  const data = {
    look,
    locale: typstLocale(site.language),
    name: nameLines(owner),
    role: owner.role,
    intro: beginning(owner.intro),
    address: addressOf('/').replace(/^https?:\/\/|\/$/g, ''),
    portrait: photo === undefined ? null : '/portrait.jpg',
  };
  const files = photo && { '/portrait.jpg': photo };
  const svg = await typesetSvg({ template: 'og.typ', data, files });
  // A palette of 256 colours keeps a drawn or photographed portrait well under the 300 KB.
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 92, effort: 10, dither: 0.6 })
    .toBuffer();
}
