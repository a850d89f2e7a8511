// Runs inline before the first paint. `../inline-scripts.ts` says how it gets into the page.
{
  const root = document.documentElement;

  // Applies the theme that the visitor has chosen. The `data-theme-key` of this `<script>` is the
  // key of the choice in storage (`app/PageShell.tsx`). If there is no entry, or if storage is
  // blocked, the page keeps its first theme. Any text except "light" and "dark" means the theme of
  // the system. The bars of the browser get the color of the page, as later from `applyChoice`
  // (`../theme.ts`).
  try {
    const theme = localStorage.getItem(document.currentScript?.dataset.themeKey ?? '');
    if (theme) {
      root.dataset.theme = theme;
      const bars = document.createElement('meta');
      bars.name = 'theme-color';
      bars.content = getComputedStyle(root).getPropertyValue('--page');
      document.head.prepend(bars);
    }
  } catch {}

  // The root has `data-at-top` while the page is scrolled by 50 px or less. Without it, for example
  // where this script does not run, the header has a background.
  const markTop = () => root.toggleAttribute('data-at-top', scrollY <= 50);
  markTop();
  addEventListener('scroll', markTop);

  // A reloaded page first scrolls to the fragment of its address. When it has loaded, it returns to
  // its old scroll position, and the scroll event comes one frame late.
  addEventListener('load', () => requestAnimationFrame(markTop));

  // When a reloaded page grows and returns to its scroll position, the scroll event comes one frame
  // late. The observer reports the new size of the page before that frame is painted.
  new ResizeObserver(markTop).observe(root);
}
