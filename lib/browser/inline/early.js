// Runs inline before the first paint. `../inline-scripts.ts` says how it gets into the page.
{
  const root = document.documentElement;

  // Gives the bars of the browser the color of the page. Browsers use the first theme-color whose
  // media query matches, so this tag replaces those in the HTML. `applyChoice` (`../theme.ts`)
  // sends the event.
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  const colorBars = () => {
    bars.content = getComputedStyle(root).getPropertyValue('--page');
    document.head.prepend(bars);
  };
  addEventListener('theme-color', colorBars);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colorBars);

  // Applies the theme that the visitor has chosen. The `data-theme-key` of this `<script>` is the
  // key of the choice in storage (`app/EarlyScript.tsx`). If there is no entry, or if storage is
  // blocked, the page keeps its first theme. "system" means the theme of the system.
  try {
    const theme = localStorage.getItem(document.currentScript?.dataset.themeKey ?? '');
    if (theme) {
      root.dataset.theme = theme;
      colorBars();
    }
  } catch {}

  // The root has `data-at-top` while the page is scrolled by 50 px or less. Without it, for example
  // where this script does not run, the header has a background.
  const markTop = () => root.toggleAttribute('data-at-top', scrollY <= 50);
  markTop();
  addEventListener('scroll', markTop);

  // When a reloaded page returns to its old scroll position, the scroll event comes one frame late.
  // It returns when it has loaded, or when it grows. The observer reports the new size of the page
  // before that frame is painted.
  addEventListener('load', () => requestAnimationFrame(markTop));
  new ResizeObserver(markTop).observe(root);
}
