// Runs inline before the first paint: `app/PageShell.tsx` puts it into each page.
{
  const root = document.documentElement;

  // Until React runs, `data-scripts` is "expected". `Headline.tsx` changes it. If a script of the page
  // is blocked, or if none has run after a time, the page looks as without scripts.
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

  // Shows the theme that the visitor has chosen, like `showTheme` of `../theme.ts`. If there is none
  // in storage, or if storage is blocked, the page keeps its theme.
  try {
    // This `<script>` has the key as an attribute.
    const theme = localStorage.getItem(document.currentScript?.dataset.themeKey ?? '');
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme;
      const color = getComputedStyle(root).getPropertyValue('--page');
      for (const bars of document.querySelectorAll('meta[name="theme-color"]')) {
        bars.setAttribute('content', color);
      }
    }
  } catch {}
}
