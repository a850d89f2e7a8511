import { huesOf, palette } from '@/lib/design/palette';

test('each hue that the owner chooses colors the page, also 0', () => {
  const ofAnyHue = [0, 120, 240].map((paper) => palette(huesOf({ hues: { paper } }), 'light').page);
  expect(new Set([...ofAnyHue, palette(huesOf(), 'light').page]).size).toBe(4);
});
