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
  const isWaiting = () => section.querySelector('[data-waiting]') !== null;
  return { section, isWaiting };
}

test('nothing is hidden before the browser has said what is in sight', () => {
  expect(renderSection().isWaiting()).toBe(false);
});

test('it is the section that has to be a tenth in sight', () => {
  const { section } = renderSection();

  expect(intersectionMockInstance(section).thresholds).toEqual([0.1]);
});

test('what is out of sight waits, and comes when a tenth is in sight', () => {
  const { section, isWaiting } = renderSection();

  mockIsIntersecting(section, 0);
  expect(isWaiting()).toBe(true);
  mockIsIntersecting(section, 0.09);
  expect(isWaiting()).toBe(true);
  mockIsIntersecting(section, 0.1);
  expect(isWaiting()).toBe(false);
});

test('what was seen once is no longer watched', () => {
  const { section } = renderSection();
  mockIsIntersecting(section, 0);
  mockIsIntersecting(section, 0.1);

  expect(() => intersectionMockInstance(section)).toThrow('Failed to find');
});

test('a watcher left behind cannot speak to a page that is gone', () => {
  const { unmount } = render(
    <Reveal>
      <p>React</p>
    </Reveal>,
  );
  const box = screen.getByText('React').parentElement as HTMLElement;
  expect(intersectionMockInstance(box)).toBeDefined();
  unmount();

  expect(() => intersectionMockInstance(box)).toThrow('Failed to find');
});

describe('How much of a section has to be in sight', () => {
  test.each([
    [100, 800],
    [7999, 800],
    [8000, 800],
  ])('a tenth, for a section of %i px on a screen of %i px', (height, screenHeight) => {
    expect(revealThreshold(height, screenHeight)).toBe(0.1);
  });

  test.each([
    [8001, 800],
    [24_000, 800],
    [1_000_000, 320],
  ])('half the screen, for a section of %i px on a screen of %i px', (height, screenHeight) => {
    const threshold = revealThreshold(height, screenHeight);

    expect(threshold * height).toBeCloseTo(screenHeight / 2);
    expect(threshold).toBeGreaterThan(0);
    expect(threshold).toBeLessThan(0.1);
  });
});
