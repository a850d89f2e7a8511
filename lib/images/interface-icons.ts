/** The icons of the interface, by their names in Tabler. Each page loads all of them. */
export const icons = [
  'address-book',
  'alert-circle',
  'arrow-down',
  'arrow-up',
  'brand-android',
  'check',
  'code',
  'contrast-filled',
  'download',
  'external-link',
  'link',
  'mail',
  'map-pin',
  'menu-2',
  'phone',
  'player-pause-filled',
  'player-play-filled',
  'send',
  'video',
  'x',
] as const;

/** An icon of the interface, or a brand: Tabler's "brand-github", Simple Icons' "simple-hono". */
export type IconName = (typeof icons)[number] | `${'brand' | 'simple'}-${string}`;

/** The icons that a page from right to left mirrors. Media controls and ticks stay the same. */
export const mirroredIcons: readonly IconName[] = [
  'address-book',
  'external-link',
  'send',
  'video',
];
