/**
 * The interface's icons: our names, and the Tabler icons behind them. Every one of them is part
 * of each page's HTML (about 60 bytes compressed), so take out what no component shows any more.
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
  github: 'brand-github',
  link: 'link',
  linkedin: 'brand-linkedin',
  mail: 'mail',
  'map-pin': 'map-pin',
  menu: 'menu-2',
  moon: 'moon',
  pause: 'player-pause',
  phone: 'phone',
  play: 'player-play',
  send: 'send',
  sun: 'sun',
  twitter: 'brand-twitter',
  video: 'video',
} as const;

export type IconName = keyof typeof icons;

/** The fragment that an icon's shape has in the page. */
export const iconId = (name: IconName) => `icon-${name}`;

/** The icon of a social network, found by its name; a plain link for those without one. */
export function socialIcon(network: string): IconName {
  const name = network.trim().toLowerCase();
  return name === 'github' || name === 'linkedin' || name === 'twitter' ? name : 'link';
}
