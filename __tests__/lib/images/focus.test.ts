/** @jest-environment node */
import { cropRegion } from '@/lib/images/focus';

const tall = { width: 400, height: 1000 };
const wide = { width: 1000, height: 400 };

test.each([
  [tall, 'top', { left: 0, top: 0 }],
  [tall, 'bottom', { left: 0, top: 600 }],
  [tall, 'center', { left: 0, top: 300 }],
  [tall, 'left', { left: 0, top: 300 }],
  [tall, '50% 20%', { left: 0, top: 120 }],
  [wide, 'bottom left', { left: 0, top: 0 }],
  [wide, 'right', { left: 600, top: 0 }],
  [wide, '30% 0%', { left: 180, top: 0 }],
])('of %j a square keeps what stands at the %s', (size, focus, corner) => {
  expect(cropRegion(size, 1, focus)).toEqual({ ...corner, width: 400, height: 400 });
});

test('what has the shape of the frame is kept whole', () => {
  expect(cropRegion({ width: 3, height: 2 }, 3 / 2, 'top')).toEqual({
    left: 0,
    top: 0,
    width: 3,
    height: 2,
  });
});
