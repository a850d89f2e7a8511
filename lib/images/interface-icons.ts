import { sitePath } from '../hosting/urls';

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
  'device-desktop': 'device-desktop',
  download: 'download',
  'external-link': 'external-link',
  link: 'link',
  mail: 'mail',
  'map-pin': 'map-pin',
  menu: 'menu-2',
  moon: 'moon',
  pause: 'player-pause',
  phone: 'phone',
  play: 'player-play',
  send: 'send',
  sun: 'sun',
  video: 'video',
} as const;

/** An icon of the interface, or a brand by its name in Tabler: "brand-github". */
export type IconName = keyof typeof icons | `brand-${string}`;

/** The name of an icon in Tabler's set. A brand has the same name here and there. */
export const tablerName = (name: IconName): string =>
  Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : name;

/** The address of an icon for `<use>`, with the base path. */
export const iconAddress = (name: IconName) => sitePath(`/icons.svg#${name}`);

/** The id of the drawing of depth bands in `/icons.svg`. */
export const depthBandsId = 'depth-bands';
export const depthBandsAddress = sitePath(`/icons.svg#${depthBandsId}`);

/** The icons that a page from right to left mirrors. Media controls and ticks stay the same. */
export const mirroredIcons: readonly IconName[] = [
  'address-book',
  'external-link',
  'send',
  'video',
];
