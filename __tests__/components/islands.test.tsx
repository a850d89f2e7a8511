import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { Year } from '@/components/footer/Year';
import { ThemeSwitch } from '@/components/header/ThemeSwitch';
import { Meter } from '@/components/ui/Meter';
import { themeKey } from '@/lib/browser/early-script';
import { en } from '@/lib/words/en';

test('the page shows the year of the build until hydration, then the year of the visit', () => {
  const year = <Year atBuild={2026} text="٢٠٢٦" language="ar-EG" />;
  const container = document.createElement('p');
  container.innerHTML = renderToString(year);
  expect(container).toHaveTextContent('٢٠٢٦');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(year, { container, hydrate: true });
  jest.useRealTimers();

  expect(container).toHaveTextContent('٢٠٣١');
});

test('a bar is full until the browser reports it out of view, and fills when it is visible', () => {
  render(<Meter label="React" percent={90} text="90%" />);
  const meter = screen.getByRole('meter', { name: 'React' });

  expect(meter).not.toHaveAttribute('data-waiting');
  mockIsIntersecting(meter, false);
  expect(meter).toHaveAttribute('data-waiting');
  mockIsIntersecting(meter, true);
  expect(meter).not.toHaveAttribute('data-waiting');
  // It is no longer observed, so it cannot empty again.
  expect(() => mockIsIntersecting(meter, false)).toThrow('Failed to find');
});

// theme.spec.ts tests that the theme colours the page and is kept.
test('the theme switch is disabled until hydration, works without storage, and follows other tabs', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const themeSwitch = <ThemeSwitch words={en.header} />;
  expect(renderToString(themeSwitch)).toMatch(/^<fieldset[^>]*disabled/);
  render(themeSwitch);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

  const chooseInOtherTab = (newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue })));
  chooseInOtherTab('light');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(screen.getByRole('radio', { name: 'Light theme' })).toBeChecked();
  chooseInOtherTab(null);
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(screen.getByRole('radio', { name: 'System theme' })).toBeChecked();
});
