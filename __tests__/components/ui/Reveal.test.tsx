import { render, screen } from '@testing-library/react';
import {
  intersectionMockInstance,
  mockIsIntersecting,
} from 'react-intersection-observer/test-utils';
import { Reveal, revealThreshold } from '@/components/ui/Reveal';

function renderSection() {
  render(
    <section aria-label="Skills">
      <Reveal>
        <p>React</p>
      </Reveal>
    </section>,
  );
  const section = screen.getByRole('region', { name: 'Skills' });
  return { section, isWaiting: () => section.querySelector('[data-reveal]') !== null };
}

test('nothing is hidden before the browser has said what is in sight', () => {
  expect(renderSection().isWaiting()).toBe(false);
});

test('what is out of sight waits, and comes once when a tenth of its section is in sight', () => {
  const { section, isWaiting } = renderSection();
  expect(intersectionMockInstance(section).thresholds).toEqual([0.1]);

  mockIsIntersecting(section, 0);
  expect(isWaiting()).toBe(true);
  mockIsIntersecting(section, 0.09);
  expect(isWaiting()).toBe(true);
  mockIsIntersecting(section, 0.1);
  expect(isWaiting()).toBe(false);
  // It is watched no longer, so it cannot hide again.
  expect(() => intersectionMockInstance(section)).toThrow('Failed to find');
});

test.each([
  ['ten screens: a tenth of it', 8000, 800],
  ['more: half the screen', 8001, 400],
  ['a hundred screens: half the screen', 80_000, 400],
])('of a section of %s has to be in sight', (_, height, pixels) => {
  expect(revealThreshold(height, 800) * height).toBeCloseTo(pixels);
});
