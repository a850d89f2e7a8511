import { getIconData, iconToHTML, iconToSVG } from '@iconify/utils';
import type { SimpleIcon } from 'simple-icons';
import { brandsOfTechnologies, comparable } from '../content/technologies';
import { wavesSymbol } from '../design/picture-coast-and-waves';
import { projectRequire } from '../files/project-require';
import { type IconName, icons } from './interface-icons';

type IconSet = Parameters<typeof getIconData>[0];

export const iconSet = (name: 'tabler' | 'devicon'): IconSet =>
  projectRequire()(`@iconify-json/${name}/icons.json`);

/** Whether devicon has a logo of exactly this name: 'nodejs', and not 'node'. */
function isDeviconName(name: string): boolean {
  const { icons, aliases = {} } = iconSet('devicon');
  return Object.hasOwn(icons, name) || Object.hasOwn(aliases, name);
}

let brandsByName: Map<string, SimpleIcon> | undefined;

/** The brand of Simple Icons whose title is this one after `comparable`: 'shadcnui'. */
function brandOf(name: string): SimpleIcon | undefined {
  // Reversed, so that the first of several brands with one name counts: the framework "Spring".
  brandsByName ??= new Map(
    Object.values<SimpleIcon>(projectRequire()('simple-icons'))
      .reverse()
      .map((brand) => [comparable(brand.title), brand]),
  );
  return brandsByName.get(name);
}

export const isBrandName = (name: string): boolean => brandOf(name) !== undefined;

/** Whether an owner may choose the logo: 'icon:target'. */
export const isLogoName = (name: string): boolean => isDeviconName(name) || isBrandName(name);

/** Whether a skill of this name has the logo unasked. "Target" has none: it is a word, too. */
export const isLogoOfSkill = (name: string): boolean =>
  isDeviconName(name) || brandsOfTechnologies.includes(name);

function svgParts(name: string, set: IconSet) {
  const icon = getIconData(set, name);
  if (icon === null) throw new Error(`${set.prefix} has no icon "${name}".`);
  const { attributes, body } = iconToSVG(icon);
  return { viewBox: attributes.viewBox, body };
}

/** A brand's shape in the color of the text around it, and the brand's own color. */
function brandParts(name: string) {
  const brand = brandOf(name);
  if (brand === undefined) throw new Error(`simple-icons has no brand "${name}".`);
  const body = `<path fill="currentColor" d="${brand.path}"/>`;
  return { viewBox: '0 0 24 24', body, color: `#${brand.hex}` };
}

/** `/icons.svg`: symbols of all interface icons, of those of links, and of waves. */
export function iconSprite(linkIcons: readonly IconName[]): string {
  const symbols = Array.from(new Set([...icons, ...linkIcons]), (name) => {
    const { viewBox, body } = name.startsWith('simple-')
      ? brandParts(name.replace('simple-', ''))
      : svgParts(name, iconSet('tabler'));
    return `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;
  });
  symbols.push(wavesSymbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

export function logoFile(name: string): string {
  const isDevicon = isDeviconName(name);
  const { body, ...attributes } = isDevicon ? svgParts(name, iconSet('devicon')) : brandParts(name);
  return iconToHTML(body, attributes);
}
