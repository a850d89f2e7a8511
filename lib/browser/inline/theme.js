// Shows the theme that the visitor has chosen: before the first paint, when another tab changes it,
// after "Back" to a page that the browser has kept, and if React has drawn the page again. Without
// a choice, or if storage is blocked, the page keeps its theme.
{
  const root = document.documentElement;
  const key = document.currentScript?.dataset.themeKey ?? '';
  const show = () => {
    try {
      const theme = localStorage.getItem(key);
      if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    } catch {}
  };

  // The browser's own bars get the color of a chosen theme from the first tag that applies.
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  new MutationObserver(() => {
    const tag = `[name="theme-color"][media*="${root.dataset.theme}"]`;
    bars.content = document.querySelector(tag)?.getAttribute('content') ?? '';
    document.head.prepend(bars);
  }).observe(root, { attributeFilter: ['data-theme'] });

  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  addEventListener('hydrated', show);
}
