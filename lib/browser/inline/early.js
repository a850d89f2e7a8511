// Runs inline before the first paint. This text is put into the page as it is, without its comments
// (`../inline-scripts.ts`), so it uses only what the oldest browser knows, and each comment is a
// line that begins with `//`.
{
  const root = document.documentElement;

  // The theme that the visitor has chosen. The page gives the key of its entry in storage to this
  // element (`app/PageShell.tsx`). Without an entry, or if storage is blocked, the page has its
  // first theme. Any other text than "light" and "dark" means the theme of the system. The bars of
  // the browser get the color of the page, as later from `applyChoice` (`../theme.ts`).
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

  // The observer reports the page's new size before the frame with that size is painted. When a
  // reloaded page returns to its scroll position, the scroll event comes one frame late.
  new ResizeObserver(markTop).observe(root);
}
