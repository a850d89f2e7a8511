import { getIconData, iconToSVG } from '@iconify/utils';
import sharp from 'sharp';
import { shoreSymbol } from '../design/shore';
import { projectRequire } from '../files/project-require';
import { type IconName, icons, tablerName } from './interface-icons';
import { type LogoPlate, plateOf } from './logo';

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
export const isDeviconName = (name: string): boolean => hasIcon(iconSet('devicon'), name);

/** An SVG with a logo of devicon. */
export function logoSvg(name: string): string {
  const { attributes, body } = svgParts(iconSet('devicon'), name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${attributes.viewBox}">${body}</svg>`;
}

/** The plate behind a logo of devicon. */
export const deviconPlateOf = (name: string): Promise<LogoPlate> =>
  plateOf(sharp(Buffer.from(logoSvg(name))));
