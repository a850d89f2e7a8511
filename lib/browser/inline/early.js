// Runs inline before the first paint: `app/PageShell.tsx` puts it into each page.
{
  const root = document.documentElement;
  const { themeKey = '' } = document.currentScript?.dataset ?? {};

  // `data-scripts` says whether scripts run: "expected" now, and what `Headline.tsx` sets when they
  // do. Without the attribute, the page looks as without scripts. This is so if a script is
  // blocked, or if none has run after 15 s, which is longer than a slow phone needs.
  root.dataset.scripts = 'expected';
  const stopExpecting = () => {
    if (root.dataset.scripts === 'expected') delete root.dataset.scripts;
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_next/')) stopExpecting();
    },
    // Such an error does not bubble.
    true,
  );
  setTimeout(stopExpecting, 15_000);

  // Shows the theme that the visitor has chosen: now, when another tab changes it, and after "Back"
  // to a page that the browser has kept. Without a choice, or if storage is blocked, the page keeps
  // its theme.
  const showChosenTheme = () => {
    try {
      const theme = localStorage.getItem(themeKey);
      if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    } catch {}
  };
  // In each theme that is shown, the bars of the browser have the color of the page.
  const colorBars = () => {
    const color = getComputedStyle(root).getPropertyValue('--page');
    for (const bars of document.querySelectorAll('meta[name="theme-color"]')) {
      bars.setAttribute('content', color);
    }
  };
  new MutationObserver(colorBars).observe(root, { attributeFilter: ['data-theme'] });
  showChosenTheme();
  addEventListener('storage', showChosenTheme);
  addEventListener('pageshow', showChosenTheme);

  // While the page is scrolled by at most 50 px (specification, section 9), the header is
  // transparent. Without this script it has a background.
  const updateHeader = () => root.toggleAttribute('data-at-top', scrollY <= 50);
  addEventListener('scroll', updateHeader);

  // A reloaded page returns to its old scroll position when it has loaded, or when it grows. Its
  // scroll event comes one frame late. An observer reports the size when it begins to observe, and
  // each new size, after the layout of a frame and before that frame is painted.
  const observe = () => new ResizeObserver(updateHeader).observe(root);
  observe();
  addEventListener('load', () => requestAnimationFrame(observe));
}
