// Shows the theme that the visitor has chosen: before the first paint, when another tab changes it,
// after "Back" to a page that the browser has kept, and if React has drawn the page again. Without
// a choice, or if storage is blocked, the page keeps its theme.
{
  const key = document.currentScript?.dataset.themeKey ?? '';
  const { dataset } = document.documentElement;
  const show = () => {
    try {
      const theme = localStorage.getItem(key);
      if (theme !== 'light' && theme !== 'dark') return;
      dataset.theme = theme;
      dispatchEvent(new Event('themechange'));
    } catch {}
  };

  // The browser's own bars get the color of the chosen theme. `pageViewport` (`metadata.ts`) has a
  // tag for each theme of the system. Browsers use the first tag that applies, and one without a
  // medium always does.
  const chosen = document.createElement('meta');
  chosen.name = 'theme-color';
  const colorBars = () => {
    const tagOfTheme = document.querySelector(`meta[media*=${dataset.theme}]`);
    chosen.content = tagOfTheme?.getAttribute('content') ?? '';
    document.head.prepend(chosen);
  };

  // From here, and from the theme button.
  addEventListener('themechange', colorBars);
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  addEventListener('hydrated', show);
}
