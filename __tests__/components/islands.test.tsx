import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { ThemeSwitch } from '@/components/sections/ThemeSwitch';
import { Year } from '@/components/sections/Year';
import { Meter } from '@/components/ui/Meter';

test('the year is that of the build in the page as it is served, then that of the visit', () => {
  expect(renderToString(<Year atBuild={2026} language="en" />)).toBe('2026');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(<Year atBuild={2026} language="en" />);
  jest.useRealTimers();

  expect(screen.getByText('2031')).toBeInTheDocument();
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

describe('The theme switch', () => {
  const choices = {
    light: { label: 'Light theme', icon: null },
    dark: { label: 'Dark theme', icon: null },
    system: { label: 'System theme', icon: null },
  };
  const themeSwitch = <ThemeSwitch title="Colour theme" choices={choices} />;
  const root = document.documentElement;
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  const frames = () =>
    [...document.querySelectorAll('meta[name="theme-color"]')].map((tag) =>
      tag.getAttribute('media'),
    );

  beforeEach(() => {
    localStorage.clear();
    delete root.dataset.theme;
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">';
  });

  test('starts with the theme of the system, colours page and browser as chosen, and remembers', async () => {
    render(themeSwitch);
    expect(screen.getByRole('group', { name: 'Colour theme' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'System theme' })).toBeChecked();

    await choose('Dark theme');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(frames()).toEqual(['not all', 'all']);

    await choose('Light theme');
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(frames()).toEqual(['all', 'not all']);

    await choose('System theme');
    expect(root).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(frames()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('works where the browser refuses to remember, and not before scripts run', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(renderToString(themeSwitch)).toMatch(/^<fieldset[^>]*disabled/);
    render(themeSwitch);
    await choose('Dark theme');

    expect(root).toHaveAttribute('data-theme', 'dark');
  });
});
