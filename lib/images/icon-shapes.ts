import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type IconName, icons, mirrored, tablerName } from './icons';
import { strengthen } from './logo-colours';

/**
 * Icons out of the packages, read at build only: the sets are megabytes of JSON that must not
 * come near a browser bundle.
 */

interface Icon {
  body: string;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
}

/** What this reads of a set's JSON. The aliases of these two sets only rename, never turn. */
interface IconSet {
  width: number;
  height: number;
  icons: Record<string, Icon>;
  aliases?: Record<string, { parent: string }>;
}

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

function findIcon({ icons, aliases = {} }: IconSet, name: string): Icon | undefined {
  // Own keys only: "icon:constructor" is no icon.
  const key = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
  return Object.hasOwn(icons, key) ? icons[key] : undefined;
}

/**
 * An outlined icon of Tabler as one path, 24 by 24, to be stroked and not filled.
 * @throws Error if there is no such icon, or it is not made of stroked paths alone
 */
export function outline(name: string): string {
  const body = findIcon(iconSet('tabler'), name)?.body;
  if (body === undefined) throw new Error(`Tabler has no icon "${name}".`);
  const shapes = strokeDots(body.replace(/<\/?g\b[^>]*>/g, ''));
  const paths = [...shapes.matchAll(/<path\b[^>]*?\bd="([^"]+)"[^>]*\/>/g)];
  if (paths.map(([all]) => all).join('') !== shapes || /fill="(?!none)/.test(shapes)) {
    throw new Error(`The Tabler icon "${name}" is not an outline of paths; choose another.`);
  }
  return paths.map(([, d = '']) => startAbsolute(d)).join('');
}

/** Filled dots of radius 1 or less become strokes, which are 2 wide and look the same. */
function strokeDots(body: string): string {
  return body.replace(/<path fill="currentColor" (d="([^"]+)"\/>)/g, (all, path, d: string) =>
    d.replace(/[Mm][-\d. ]+|a(1 1|\.5\.5) 0 1 0[-\d. ]+/g, '') === '' ? `<path ${path}` : all,
  );
}

/** Brands of which Tabler has an outline, without "brand-". */
export function brandNames(): readonly string[] {
  brands ??= findBrands();
  return brands;
}

let brands: readonly string[] | undefined;

function findBrands(): string[] {
  const names = Object.keys(iconSet('tabler').icons).filter((name) => name.startsWith('brand-'));
  return names.filter(isOutline).map((name) => name.slice('brand-'.length));
}

function isOutline(name: string): boolean {
  try {
    return outline(name) !== '';
  } catch {
    return false;
  }
}

/**
 * The shapes of all interface icons and of some brands as one SVG file; `Icon` refers to them by
 * name.
 * @param isMirrored turns what points in the direction of reading, for pages from right to left
 */
export function iconSprite(brands: readonly IconName[], isMirrored: boolean): string {
  const names = [...(Object.keys(icons) as IconName[]), ...brands];
  const shapes = names.map((name) => {
    const turn = isMirrored && mirrored.has(name) ? ' transform="matrix(-1 0 0 1 24 0)"' : '';
    return `<path id="${name}"${turn} d="${outline(tablerName(name))}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`;
}

/** A relative move at the start would count from the end of the path before; so it is renamed. */
function startAbsolute(d: string): string {
  const [, move = '', rest = ''] = /^m([^a-z]*)(.*)$/is.exec(d) ?? [];
  const numbers = move.match(/-?(\d*\.\d+|\d+)/g) ?? [];
  if (!d.startsWith('m')) return d;
  // What follows the first point in a relative move is a relative line.
  const line = numbers.length > 2 ? `l${numbers.slice(2).join(' ')}` : '';
  return `M${numbers.slice(0, 2).join(' ')}${line}${rest}`;
}

/** True if devicon has this logo; `name` without "icon:". */
export function hasLogo(name: string): boolean {
  return findIcon(iconSet('devicon'), name) !== undefined;
}

/** At most three logos with names like this one, shortest first: for 'node' 'nodejs'. */
export function similarLogos(name: string): string[] {
  const wanted = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (wanted === '') return [];
  const { icons } = iconSet('devicon');
  const alike = Object.keys(icons).filter((each) => each.includes(wanted) || wanted.includes(each));
  // 'c' and 'r' are in most words; a name is only alike if it is at least half as long.
  return alike
    .filter((each) => each.length * 2 >= wanted.length)
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);
}

/**
 * A logo of devicon as an SVG file, dark enough for the light plate it is shown on.
 * Throws an Error if there is none of that name.
 */
export function logoFile(name: string): string {
  const set = iconSet('devicon');
  const icon = findIcon(set, name);
  if (!icon) throw new Error(`Devicon has no icon "${name}".`);
  const { left = 0, top = 0, width = set.width, height = set.height, body } = icon;
  const viewBox = `${left} ${top} ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${strengthen(body)}</svg>`;
}
