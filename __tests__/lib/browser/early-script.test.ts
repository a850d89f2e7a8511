import { earlyScript } from '@/lib/browser/early-script';

const root = document.documentElement;

/** Runs the script as the page does, which has it inline. */
function run() {
  // jsdom has none; it tells of the page's height, which does not change here.
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
    },
  });
  // biome-ignore lint/security/noGlobalEval: the script is a text, as in the page.
  window.eval(earlyScript);
}

function scrollTo(position: number) {
  Object.assign(window, { scrollY: position });
  window.dispatchEvent(new Event('scroll'));
}

test('the header is translucent beyond 50 px, and transparent again above', () => {
  run();

  scrollTo(50);
  expect(root).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(root).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(root).not.toHaveAttribute('data-scrolled');
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', undefined],
])('the theme remembered as "%s" is there before the first paint', (remembered, theme) => {
  delete root.dataset.theme;
  localStorage.setItem('theme', remembered);
  run();

  expect(root.dataset.theme).toBe(theme);
});
