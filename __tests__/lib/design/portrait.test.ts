import { portraitLimits } from '@/lib/design/portrait';

test('a portrait is shown at up to 1.5 times its size, and one with few pixels stands in water', () => {
  expect(portraitLimits({ width: 500, height: 501 })).toEqual({
    width: 750,
    height: 751,
    isLarge: false,
  });
  expect(portraitLimits({ width: 1200, height: 1500 }).isLarge).toBe(true);
});
