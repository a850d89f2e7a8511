// Runs inline before the first paint: `app/EarlyScript.tsx` puts it into each page.
// It shows the theme that the visitor has chosen, like `showTheme` of `../theme.ts`. If there is
// none in storage, or if storage is blocked, the page keeps its theme.
{
  const root = document.documentElement;
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
