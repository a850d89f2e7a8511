import { withBasePath } from '../addresses/urls';
import type { ShoreId } from '../design/shore';

/**
 * The icons of the interface: our names, and the names in Tabler. Each page loads all of them, so
 * remove unused ones.
 */
export const icons = {
  'address-book': 'address-book',
  alert: 'alert-circle',
  android: 'brand-android',
  'arrow-up': 'arrow-up',
  check: 'check',
  close: 'x',
  code: 'code',
  contrast: 'contrast',
  download: 'download',
  'external-link': 'external-link',
  link: 'link',
  mail: 'mail',
  'map-pin': 'map-pin',
  menu: 'menu-2',
  pause: 'player-pause',
  phone: 'phone',
  play: 'player-play',
  send: 'send',
  video: 'video',
} as const;

/** An icon of the interface, or a brand by its name in Tabler: "brand-github". */
export type IconName = keyof typeof icons | `brand-${string}`;

/** The name of an icon in Tabler's set. A brand has the same name here and there. */
export const tablerName = (name: IconName): string =>
  Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : name;

/** The address of an icon for `<use>`, with the base path. */
export const iconAddress = (name: IconName) => withBasePath(`/icons.svg#${name}`);

/** The address of the shore of a section for `<use>`. */
export const shoreAddress = (id: ShoreId) => withBasePath(`/icons.svg#${id}`);

/** The icons that a page from right to left mirrors. Media controls and ticks stay the same. */
export const mirroredIcons: readonly IconName[] = [
  'address-book',
  'external-link',
  'send',
  'video',
];
