// Runs inline before the first paint: `app/EarlyScript.tsx` puts it into each page.
{
  const root = document.documentElement;

  // While scripts run, the headline may type. If one does not load, because it is blocked, the page
  // shows all phrases, as without scripts.
  root.toggleAttribute('data-scripts', true);
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) root.toggleAttribute('data-scripts', false);
    },
    // Such an error does not bubble.
    true,
  );

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
