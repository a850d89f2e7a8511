import { withBasePath } from '../hosting/addresses';

/**
 * The interface's icons: our names, and the Tabler icons behind them. Every one of them is part
 * of `/icons.svg`, which each page loads, so take out what no component shows any more.
 * The brands of the owner's networks come to them (icon-files.ts).
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

/** An icon of the interface, or the brand of a network as Tabler calls it: "brand-github". */
export type IconName = keyof typeof icons | `brand-${string}`;

/** The Tabler icon behind a name. */
export const tablerName = (name: IconName): string =>
  Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : name;

/** Address of an icon's shape, for `<use href>`. */
export const iconAddress = (name: IconName) => withBasePath(`/icons.svg#${name}`);

/** The icons that point in the direction of reading. Players' signs and ticks are the same everywhere. */
export const mirrored: ReadonlySet<IconName> = new Set([
  'address-book',
  'external-link',
  'send',
  'video',
]);
