import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getIconData, iconToSVG } from '@iconify/utils';
import { converter, formatHex, wcagLuminance } from 'culori';
import { type IconName, icons, mirrored, tablerName } from './icons';

/**
 * Icons and logos as SVG files, out of the packages of Iconify. Read at build only: the sets are
 * megabytes of JSON that must not come near a browser bundle.
 */

/** A set's JSON. */
type IconSet = Parameters<typeof getIconData>[0];

const sets = new Map<string, IconSet>();

function iconSet(name: 'tabler' | 'devicon'): IconSet {
  const known = sets.get(name);
  if (known) return known;
  // Found as Node finds packages, at run time: a bundler would take the set in.
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const file = resolve(`@iconify-json/${name}/icons.json`);
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  sets.set(name, set);
  return set;
}

/** Own keys only: "icon:constructor" is no icon. */
const hasIcon = ({ icons, aliases = {} }: IconSet, name: string): boolean =>
  Object.hasOwn(icons, name) || Object.hasOwn(aliases, name);

/** The drawing of an icon. Throws an Error if the set has none of that name. */
function drawing(set: IconSet, name: string, isMirrored = false) {
  const icon = hasIcon(set, name) ? getIconData(set, name) : null;
  if (icon === null) throw new Error(`${set.prefix} has no icon "${name}".`);
  return iconToSVG(icon, { hFlip: isMirrored });
}

/** The brands that Tabler has an icon of, without "brand-". */
export function brandNames(): string[] {
  const names = Object.keys(iconSet('tabler').icons);
  return names.flatMap((name) => /^brand-(.+)$/.exec(name)?.[1] ?? []);
}

/** Equal for a reader: "Stack Overflow", "stackoverflow", "Stack-Overflow". */
const simplified = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Networks that are called or addressed otherwise than their icon is. */
const otherNames: Record<string, string> = {
  bsky: 'bluesky',
  fb: 'facebook',
  fosstodon: 'mastodon',
  hackernews: 'ycombinator',
  lnkd: 'linkedin',
  t: 'telegram',
  wa: 'whatsapp',
  youtu: 'youtube',
};

function brandOf(name: string): IconName | undefined {
  const wanted = simplified(name);
  const brand = otherNames[wanted] ?? wanted;
  const found = brandNames().find((each) => simplified(each) === brand);
  return found === undefined ? undefined : `brand-${found}`;
}

type SocialLink = Record<'name' | 'href', string>;

/**
 * The icon of a social link: the brand of its name ("Stack Overflow", "GitHub (work)"), else of its
 * address (https://bsky.app/…), a letter for mail, and a plain link for what Tabler does not know.
 */
export function socialIcon({ name, href }: SocialLink): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  // The network's own name comes before its owner's: "gitlab", then "gnome".
  const isNetwork = (part: string) => part.length > 1 || /(^|\.)(x\.com|t\.me)$/.test(host);
  const hostParts = host.split('.').slice(0, -1).reverse().filter(isNetwork);
  const candidates = [name, name.split(/[\s(/:,|]/)[0] ?? '', ...hostParts];
  return candidates.map(brandOf).find((brand) => brand !== undefined) ?? 'link';
}

/** The brands that the page shows, each once; their shapes have to be in `/icons.svg`. */
export function brandsIn({ social }: { social: readonly SocialLink[] }): IconName[] {
  return [...new Set(social.map(socialIcon))].filter((name) => name.startsWith('brand-'));
}

/**
 * All interface icons and some brands as symbols of one SVG file; `Icon` refers to them by name.
 * @param isMirrored turns what points in the direction of reading, for pages from right to left
 */
export function iconSprite(brands: readonly IconName[], isMirrored: boolean): string {
  const names = [...(Object.keys(icons) as IconName[]), ...brands];
  const symbols = names.map((name) => {
    const isTurned = isMirrored && mirrored.has(name);
    const { attributes, body } = drawing(iconSet('tabler'), tablerName(name), isTurned);
    return `<symbol id="${name}" viewBox="${attributes.viewBox}">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** True if devicon has this logo; `name` without "icon:". */
export const hasLogo = (name: string): boolean => hasIcon(iconSet('devicon'), name);

/** Luminance (0–1, WCAG) of 3 : 1 on the darker of the plates that logos stand on; its own is 0.87. */
const DARK_ENOUGH = 0.255;

const HEX = /#([\da-f]{6}|[\da-f]{3})\b/gi;

const toLinear = converter('lrgb');

/**
 * Darkens a logo that has pale colours only, all of them by the same factor, until the palest stands
 * out from its plate: React's cyan, the white letters of gRPC. A logo with one colour dark enough
 * keeps all of them, and so does one that names no colour: it is black.
 */
function darkenPale(svg: string): string {
  const luminances = (svg.match(HEX) ?? []).map((colour) => wcagLuminance(colour));
  // A path without fill is black; one colour elsewhere does not make it pale.
  const isBlack = /<path(?![^>]*\bfill=)/.test(svg) && !/<g[^>]*\bfill=/.test(svg);
  if (isBlack || luminances.length === 0 || Math.min(...luminances) <= DARK_ENOUGH) return svg;
  const factor = DARK_ENOUGH / Math.max(...luminances);
  return svg.replace(HEX, (colour) => {
    const { r, g, b } = toLinear(colour) ?? { r: 0, g: 0, b: 0 };
    return formatHex({ mode: 'lrgb', r: r * factor, g: g * factor, b: b * factor });
  });
}

/**
 * A logo of devicon as an SVG file, dark enough for the light plate it is shown on.
 * @throws Error if there is none of that name
 */
export function logoFile(name: string): string {
  const { attributes, body } = drawing(iconSet('devicon'), name);
  const { viewBox } = attributes;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${darkenPale(body)}</svg>`;
}
