import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { Year } from '@/components/footer/Year';
import { ThemeSwitch } from '@/components/header/ThemeSwitch';
import { Reveal } from '@/components/ui/Reveal';
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

// desktop.spec.ts tests that sections appear.
test('a click on a link with a malformed fragment is no error', async () => {
  const errors = jest.fn();
  window.addEventListener('error', errors, { once: true });
  render(
    <section aria-label="Skills">
      <Reveal>
        <a href="#%">Broken</a>
      </Reveal>
    </section>,
  );
  mockIsIntersecting(screen.getByRole('region', { name: 'Skills' }), 0);
  await userEvent.click(screen.getByRole('link', { name: 'Broken' }));
  expect(errors).not.toHaveBeenCalled();
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
