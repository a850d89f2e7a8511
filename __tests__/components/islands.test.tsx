import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { ThemeSwitch } from '@/components/sections/ThemeSwitch';
import { useCurrentSection } from '@/components/sections/useCurrentSection';
import { Year } from '@/components/sections/Year';
import { Meter, Meters } from '@/components/ui/Meter';

describe('The year', () => {
  test('is that of the build in the page as it is served', () => {
    expect(renderToString(<Year atBuild={2026} language="en" />)).toBe('2026');
  });

  test('is that of the visit once scripts run', () => {
    jest.useFakeTimers({ now: new Date('2031-06-01') });
    render(<Year atBuild={2026} language="en" />);
    jest.useRealTimers();

    expect(screen.getByText('2031')).toBeInTheDocument();
  });
});

describe('A bar', () => {
  const isWaiting = () => screen.getByRole('meter').hasAttribute('data-waiting');

  test('is full until the browser says that it is out of sight, and then when it was seen', () => {
    render(
      <Meters>
        <Meter label="React" percent={90} text="90%" />
      </Meters>,
    );
    const meter = screen.getByRole('meter', { name: 'React' });

    expect(isWaiting()).toBe(false);
    mockIsIntersecting(meter, false);
    expect(isWaiting()).toBe(true);
    mockIsIntersecting(meter, true);
    expect(isWaiting()).toBe(false);
    // It is watched no longer, so it can't empty again.
    expect(() => mockIsIntersecting(meter, false)).toThrow('Failed to find');
  });
});

describe('The theme switch', () => {
  const choices = {
    light: { label: 'Light theme', icon: null },
    dark: { label: 'Dark theme', icon: null },
    system: { label: 'System theme', icon: null },
  };
  const root = document.documentElement;
  const checked = () => screen.getByRole('radio', { checked: true });

  beforeEach(() => {
    localStorage.clear();
    delete root.dataset.theme;
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">';
  });

  const frames = () =>
    [...document.querySelectorAll('meta[name="theme-color"]')].map((tag) =>
      tag.getAttribute('media'),
    );

  test('offers three themes by name and starts with that of the system', () => {
    render(<ThemeSwitch title="Colour theme" choices={choices} />);

    expect(screen.getByRole('group', { name: 'Colour theme' })).toBeEnabled();
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Light theme', 'Dark theme', 'System theme']);
    expect(checked()).toHaveAccessibleName('System theme');
  });

  test('colours page and browser as chosen, and remembers it', async () => {
    render(<ThemeSwitch title="Colour theme" choices={choices} />);

    await userEvent.click(screen.getByRole('radio', { name: 'Dark theme' }));
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(frames()).toEqual(['not all', 'all']);

    await userEvent.click(screen.getByRole('radio', { name: 'Light theme' }));
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(frames()).toEqual(['all', 'not all']);

    await userEvent.click(screen.getByRole('radio', { name: 'System theme' }));
    expect(root).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(frames()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('shows the choice that the early script has found', () => {
    root.dataset.theme = 'dark';
    render(<ThemeSwitch title="Colour theme" choices={choices} />);

    expect(checked()).toHaveAccessibleName('Dark theme');
    expect(frames()).toEqual(['not all', 'all']);
  });

  test('works where the browser refuses to remember', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    render(<ThemeSwitch title="Colour theme" choices={choices} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark theme' }));

    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(checked()).toHaveAccessibleName('Dark theme');
  });

  test('cannot be used before scripts run', () => {
    expect(renderToString(<ThemeSwitch title="Colour theme" choices={choices} />)).toMatch(
      /^<fieldset[^>]*disabled/,
    );
  });
});

describe('The section being read', () => {
  const links = ['about', 'skills', 'contact'].map((id) => ({ id, href: `#${id}` }));

  function Current() {
    return useCurrentSection(links) ?? 'none';
  }

  // Skills has no entries and so no section.
  const page = (
    <main>
      <Current />
      <section id="about" aria-label="About" />
      <section id="contact" aria-label="Contact" />
    </main>
  );
  const cross = (name: string, isCrossed: boolean) =>
    act(() => mockIsIntersecting(screen.getByRole('region', { name }), isCrossed));

  test('is unknown at first, then the one that crosses the reading line', () => {
    render(page);
    expect(screen.getByText('none')).toBeInTheDocument();

    cross('About', true);
    expect(screen.getByText('about')).toBeInTheDocument();
    cross('About', false);
    cross('Contact', true);
    expect(screen.getByText('contact')).toBeInTheDocument();
  });

  test('is the one where the page has arrived, though one that it jumped over is told later', () => {
    render(page);
    cross('About', true);
    cross('Contact', true);
    cross('Contact', false);
    expect(screen.getByText('about')).toBeInTheDocument();
  });

  test('is no longer watched when the page is left', () => {
    const { unmount } = render(page);
    const about = screen.getByRole('region', { name: 'About' });
    unmount();

    expect(() => mockIsIntersecting(about, true)).toThrow('Failed to find');
  });
});
