// Runs inline before the first paint. This text is put into the page as it is, without its comments
// (`../inline-scripts.ts`), so it uses only what the oldest browser knows, and each comment is a
// line that begins with `//`.
{
  const root = document.documentElement;

  // The theme that the visitor has chosen. The page gives the key of its entry in storage to this
  // element (`app/PageShell.tsx`). Without an entry, or if storage is blocked, the page has its
  // first theme.
  try {
    const theme = localStorage.getItem(document.currentScript?.dataset.themeKey ?? '');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else if (theme === 'system') delete root.dataset.theme;
  } catch {}

  // The root has `data-at-top` while the page is scrolled by 50 px or less. Without it, for example
  // where this script does not run, the header has a background.
  const markTop = () => root.toggleAttribute('data-at-top', scrollY <= 50);
  markTop();
  addEventListener('scroll', markTop);
  // When a reloaded page returns to its scroll position, the scroll event comes one frame late. The
  // observer reports the page's new height before that frame is painted.
  new ResizeObserver(markTop).observe(root);
}
