/** @jest-environment node */
import { cropRegion } from '@/lib/images/crop';

const tall = { width: 400, height: 1000 };
const wide = { width: 1000, height: 400 };

test.each([
  [tall, 'top', { left: 0, top: 0 }],
  [tall, 'bottom', { left: 0, top: 600 }],
  [tall, '50% 20%', { left: 0, top: 120 }],
  [wide, 'bottom left', { left: 0, top: 0 }],
  [wide, 'center', { left: 300, top: 0 }],
])('of %j a square keeps what stands at the %s', (size, focus, corner) => {
  expect(cropRegion(size, 1, focus)).toEqual({ ...corner, width: 400, height: 400 });
});
