import { getIconData, iconToSVG } from '@iconify/utils';
import { converter, formatHex, wcagLuminance } from 'culori';
import { shoreSymbol } from '../design/shore';
import { projectRequire } from '../files/project-require';
import { type IconName, icons, tablerName } from './interface-icons';
import { LEGIBLE_LUMINANCE } from './logo';

type IconSet = Parameters<typeof getIconData>[0];

/** Reads an icon set of Iconify. */
export const iconSet = (name: 'tabler' | 'devicon'): IconSet =>
  projectRequire()(`@iconify-json/${name}/icons.json`);

const hasIcon = (set: IconSet, name: string): boolean =>
  Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name);

/** @throws Error if the set does not have the icon */
function svgParts(set: IconSet, name: string) {
  const icon = hasIcon(set, name) ? getIconData(set, name) : null;
  if (icon === null) throw new Error(`${set.prefix} has no icon "${name}".`);
  return iconToSVG(icon);
}

/** `/icons.svg`: all interface icons, these brands, and the shores of sections, as symbols. */
export function iconSprite(brands: readonly IconName[]): string {
  const names = [...(Object.keys(icons) as IconName[]), ...brands];
  const symbols = names.map((name) => {
    const { attributes, body } = svgParts(iconSet('tabler'), tablerName(name));
    return `<symbol id="${name}" viewBox="${attributes.viewBox}">${body}</symbol>`;
  });
  symbols.push(shoreSymbol('coast'), shoreSymbol('step'));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Whether devicon has a logo of exactly this name: 'nodejs', and not 'node'. */
export const hasLogo = (name: string): boolean => hasIcon(iconSet('devicon'), name);

/** The names of devicon's logos, also the second names that some have. */
export const logoNames = (): string[] => {
  const devicon = iconSet('devicon');
  return [...Object.keys(devicon.icons), ...Object.keys(devicon.aliases ?? {})];
};

/** A little less than the limit, because darkened colors are rounded. */
const DARK_ENOUGH = LEGIBLE_LUMINANCE - 0.002;

const hexColors = /#([\da-f]{6}|[\da-f]{3})\b/gi;

const toLinear = converter('lrgb');

/**
 * Darkens a logo that has only pale colors, like React's cyan. If one color is dark enough, the
 * logo stays unchanged. Otherwise all colors are darkened by the factor that the palest needs.
 */
function darkenPale(svg: string): string {
  const luminances = (svg.match(hexColors) ?? []).map((color) => wcagLuminance(color));
  // Browsers fill a path with black if neither it nor its group has a `fill`.
  const isBlack = /<path(?![^>]*\bfill=)/.test(svg) && !/<g[^>]*\bfill=/.test(svg);
  if (isBlack || luminances.length === 0 || Math.min(...luminances) <= DARK_ENOUGH) return svg;
  const factor = DARK_ENOUGH / Math.max(...luminances);
  return svg.replace(hexColors, (color) => {
    const { r, g, b } = toLinear(color) ?? { r: 0, g: 0, b: 0 };
    return formatHex({ mode: 'lrgb', r: r * factor, g: g * factor, b: b * factor });
  });
}

/** An SVG with a logo of devicon, dark enough for its light plate. */
export function logoFile(name: string): string {
  const { attributes, body } = svgParts(iconSet('devicon'), name);
  const { viewBox } = attributes;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${darkenPale(body)}</svg>`;
}
