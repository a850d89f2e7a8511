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
      dispatchEvent(new Event('themechange'));
    } catch {}
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  addEventListener('hydrated', show);
}
