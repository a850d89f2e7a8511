/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Copyright } from '@/components/footer/Copyright';
import { ThemeSwitch } from '@/components/header/ThemeSwitch';
import { Meter } from '@/components/skills/Meter';
import { themeKey } from '@/lib/browser/theme';
import { en } from '@/lib/words/en';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test('the page shows the year of the build until hydration, then the year of the visit', () => {
  const copyright = <Copyright name="مريم" yearAtBuild={2026} yearText="٢٠٢٦" language="ar-EG" />;
  const container = document.createElement('p');
  container.innerHTML = renderToString(copyright);
  expect(container).toHaveTextContent('© ٢٠٢٦ مريم');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(copyright, { container, hydrate: true });
  jest.useRealTimers();

  expect(container).toHaveTextContent('© ٢٠٣١ مريم');
});

// theme.spec.ts tests that the theme colors the page and is kept, events.spec.ts the
// back/forward cache and blocked storage.
test('the theme switch is disabled until hydration, and its icons have tooltips', () => {
  const themeSwitch = <ThemeSwitch words={en.header} />;
  expect(renderToString(themeSwitch)).toMatch(/^<fieldset[^>]*disabled/);
  render(themeSwitch);
  for (const radio of screen.getAllByRole('radio')) {
    const tooltip = radio.closest('label')?.title;
    expect(radio).toHaveAccessibleName(tooltip);
    expect(tooltip).toBeTruthy();
  }
});

test('the theme switch keeps a choice that differs from the first theme of the page', async () => {
  document.documentElement.dataset.theme = 'dark';
  render(<ThemeSwitch firstTheme="dark" words={en.header} />);
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  expect(screen.getByRole('radio', { name: en.header.dark })).toBeChecked();
  await choose(en.header.system);
  expect(localStorage.getItem(themeKey)).toBe('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  await choose(en.header.light);
  expect(localStorage.getItem(themeKey)).toBe('light');
  await choose(en.header.dark);
  expect(localStorage.getItem(themeKey)).toBeNull();
});

test('a bar waits until it is in view, and then stays', () => {
  render(<Meter label="C" value={50} max={100} text="50%" />);
  const isWaiting = [false, true, false].map((isInView) => {
    mockAllIsIntersecting(isInView);
    return 'waiting' in screen.getByRole('meter').dataset;
  });
  expect(isWaiting).toEqual([true, false, false]);
});
