import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { findPublicFile } from '../content/public-files';
import type { Content, Owner, Picture } from '../content/schema';
import { nameParts } from '../content/text';
import type { AddressOf } from '../hosting/site-address';
import { cropRegion } from '../images/crop';
import { localeOf } from './locale';
import { ogSize } from './metadata';
import { typesetSvg } from './typst';

/** Colours of the picture as `#rrggbb`. */
export interface OgLook {
  ground: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  /** Depth contours as the path of an SVG, in a 1200 × 800 view box; without them the ground is plain. */
  contours?: string;
}

/** The portrait cropped for its place, as JPEG: small in memory, and nobody sees it at this size. */
async function portrait({ src, focus = 'top' }: Picture): Promise<Uint8Array | undefined> {
  const { file } = findPublicFile(src);
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

/** The name on two lines, where first and last names can be told apart; else the second is empty. */
function nameLines(owner: Owner): [string, string] {
  const { given, family } = nameParts(owner);
  if (family === '') return [owner.name, ''];
  return owner.name.trim().startsWith(given) ? [given, family] : [family, given];
}

/** Beginnings of a text that end with a clause, the longest first; only a whole sentence ends in no `…`. */
function beginnings(text: string): string[] {
  const ends = [...text.matchAll(/[.,;:!?،。](?=\s|$)/gu)].map(({ index }) => index).reverse();
  return ends.map((end) => {
    const sign = text.charAt(end);
    return text.slice(0, end) + (/[.!?。]/u.test(sign) ? sign : '…');
  });
}

/**
 * The picture in link previews: 1200 × 630 pixels, PNG. Text is drawn as outlines from the page's
 * own face, so no font of the machine and no network takes part.
 * @param content names that are long get smaller letters, very long ones are cut with `…`
 * @param look colours and contours of the page
 */
export async function ogImage({ owner, site }: Content, look: OgLook, addressOf: AddressOf) {
  const photo = owner.portrait && (await portrait(owner.portrait));
  const data = {
    look: { ...look, contours: look.contours ?? null },
    locale: localeOf(site.language),
    name: owner.name,
    nameLines: nameLines(owner),
    role: owner.role,
    intro: owner.intro,
    beginnings: beginnings(owner.intro),
    address: addressOf('/')
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, ''),
    portrait: photo === undefined ? null : '/portrait.jpg',
  };
  const files = photo && { '/portrait.jpg': photo };
  const svg = await typesetSvg({ template: 'og.typ', data, files });
  // A palette of 256 colours keeps a drawn or photographed portrait well under the 300 KB.
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 92, effort: 10, dither: 0.6 })
    .toBuffer();
}
