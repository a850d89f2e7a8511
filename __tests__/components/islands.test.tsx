import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { ThemeSwitch } from '@/components/sections/ThemeSwitch';
import { Year } from '@/components/sections/Year';
import { Meter } from '@/components/ui/Meter';

test('the year is that of the build in the page as it is served, then that of the visit', () => {
  const year = <Year atBuild={2026} text="٢٠٢٦" language="ar-EG" />;
  const container = document.createElement('p');
  container.innerHTML = renderToString(year);
  expect(container).toHaveTextContent('٢٠٢٦');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(year, { container, hydrate: true });
  jest.useRealTimers();

  expect(container).toHaveTextContent('٢٠٣١');
});

test('a bar is full until the browser says that it is out of sight, and fills when it is seen', () => {
  render(<Meter label="React" percent={90} text="90%" />);
  const meter = screen.getByRole('meter', { name: 'React' });

  expect(meter).not.toHaveAttribute('data-waiting');
  mockIsIntersecting(meter, false);
  expect(meter).toHaveAttribute('data-waiting');
  mockIsIntersecting(meter, true);
  expect(meter).not.toHaveAttribute('data-waiting');
  // It is watched no longer, so it can't empty again.
  expect(() => mockIsIntersecting(meter, false)).toThrow('Failed to find');
});

// That it colours the page and is remembered, theme.spec.ts holds.
test('the theme switch works where the browser refuses to remember, not before scripts run, and fades where motion is wanted', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const choices = {
    light: { label: 'Light theme', icon: null },
    dark: { label: 'Dark theme', icon: null },
    system: { label: 'System theme', icon: null },
  };
  const themeSwitch = <ThemeSwitch title="Colour theme" choices={choices} />;
  expect(renderToString(themeSwitch)).toMatch(/^<fieldset[^>]*disabled/);
  render(themeSwitch);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark theme' }));

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  // The cross-fade of browsers that have one, for those who want motion.
  const startViewTransition = jest.fn((change: () => void) => change());
  const matchMedia = jest.fn(() => ({ matches: false }));
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia });
  await userEvent.click(screen.getByRole('radio', { name: 'Light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(startViewTransition).not.toHaveBeenCalled();
  matchMedia.mockReturnValue({ matches: true });
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(X11; Linux x86_64) Chrome/140');
  await userEvent.click(screen.getByRole('radio', { name: 'System theme' }));
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});
