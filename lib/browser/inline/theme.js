// Shows the theme that the visitor has chosen: before the first paint, when another tab changes it,
// after "Back" to a page that the browser has kept, and if React has drawn the page again. Without
// a choice, or if storage is blocked, the page keeps its theme.
{
  const key = document.currentScript?.dataset.themeKey ?? '';
  const show = () => {
    try {
      const theme = localStorage.getItem(key);
      if (theme !== 'light' && theme !== 'dark') return;
      document.documentElement.dataset.theme = theme;
      // The browser's own bars take their color from the first tag that applies.
      /** @type {any} */
      const bars = document.querySelector(`meta[media*=${theme}]`);
      // `all` always applies. `dark` or `light` is only a mark, by which the next call finds the tag.
      bars.media = `all, ${theme}`;
      document.head.prepend(bars);
    } catch {}
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  addEventListener('hydrated', show);
}
