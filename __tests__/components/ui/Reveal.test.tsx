import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('nothing is hidden until the browser reports what is visible', () => {
  expect(renderSection().isWaiting()).toBe(false);
});

test('a section out of view is hidden, and appears once when a tenth of it is visible', () => {
  const { section, isWaiting } = renderSection();
  expect(intersectionMockInstance(section).thresholds).toEqual([0.1]);

  mockIsIntersecting(section, 0);
  expect(isWaiting()).toBe(true);
  mockIsIntersecting(section, 0.09);
  expect(isWaiting()).toBe(true);
  mockIsIntersecting(section, 0.1);
  expect(isWaiting()).toBe(false);
  // It is no longer observed, so it cannot be hidden again.
  expect(() => intersectionMockInstance(section)).toThrow('Failed to find');
});

test('a click on a link with a malformed fragment is no error', async () => {
  const errors = jest.fn();
  window.addEventListener('error', errors, { once: true });
  const { section } = renderSection();
  mockIsIntersecting(section, 0);
  render(<a href="#%">Broken</a>);
  await userEvent.click(screen.getByRole('link', { name: 'Broken' }));
  expect(errors).not.toHaveBeenCalled();
});

test.each([
  ['ten screens appears with a tenth of it', 8000, 800],
  ['more than ten screens appears with half a screen', 8001, 400],
  ['a hundred screens appears with half a screen', 80_000, 400],
])('a section of %s', (_, height, pixels) => {
  expect(revealThreshold(height, 800) * height).toBeCloseTo(pixels);
});
