import { getIconData, iconToSVG } from '@iconify/utils';
import { paperWaveSymbol } from '../design/paper-wave';
import { shoreSymbol } from '../design/shore';
import { projectRequire } from '../files/project-require';
import { type IconName, icons } from './interface-icons';

type IconSet = Parameters<typeof getIconData>[0];

export const iconSet = (name: 'tabler' | 'devicon' | 'devicon-plain'): IconSet =>
  projectRequire()(`@iconify-json/${name}/icons.json`);

const hasIcon = (set: IconSet, name: string): boolean =>
  Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name);

/** @throws Error if the set does not have the icon */
function svgParts(set: IconSet, name: string) {
  const icon = hasIcon(set, name) ? getIconData(set, name) : null;
  if (icon === null) throw new Error(`${set.prefix} has no icon "${name}".`);
  return iconToSVG(icon);
}

/**
 * `/icons.svg`, as symbols: all interface icons, the owner's, the shore of sections and the wave of
 * paper.
 */
export function iconSprite(accountIcons: readonly IconName[]): string {
  const symbols = Array.from(new Set([...icons, ...accountIcons]), (name) => {
    const { attributes, body } = svgParts(iconSet('tabler'), name);
    return `<symbol id="${name}" viewBox="${attributes.viewBox}">${body}</symbol>`;
  });
  symbols.push(shoreSymbol(), paperWaveSymbol());
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The set of devicon that has a logo: logos of one color, like that of Django, have their own. */
const deviconSetWith = (name: string): IconSet | undefined =>
  [iconSet('devicon'), iconSet('devicon-plain')].find((set) => hasIcon(set, name));

/** Whether devicon has a logo of exactly this name: 'nodejs', and not 'node'. */
export const isDeviconName = (name: string): boolean => deviconSetWith(name) !== undefined;

function svgDocument(set: IconSet, name: string): string {
  const { attributes, body } = svgParts(set, name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${attributes.viewBox}">${body}</svg>`;
}

export const logoSvg = (name: string): string =>
  svgDocument(deviconSetWith(name) ?? iconSet('devicon'), name);

/** An account's icon as a picture, in black. */
export const accountSvg = (name: IconName): string => svgDocument(iconSet('tabler'), name);
