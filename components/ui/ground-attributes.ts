import { isLightWater, type WaterName } from '@/lib/design/water';

/**
 * Attributes of a part of the page in the water. `--ground` is in `style`, because the header reads
 * it there, from the part behind it (`header.js`).
 */
export const groundAttributes = (ground: WaterName) => ({
  'data-dark': isLightWater(ground) ? undefined : ground,
  style: {
    '--ground': `var(--${ground})`,
    '--shore-color': `var(--${ground}-shore)`,
  },
});
