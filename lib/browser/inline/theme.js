// Shows the theme that the visitor has chosen: before the first paint, when another tab changes it,
// after "Back" to a page that the browser has kept, and if React has drawn the page again. Without
// a choice, or if storage is blocked, the page keeps its theme.
{
  const key = document.currentScript?.dataset.themeKey ?? '';
  const showChosenTheme = () => {
    try {
      const theme = localStorage.getItem(key);
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    } catch {}
  };
  showChosenTheme();
  addEventListener('storage', showChosenTheme);
  addEventListener('pageshow', showChosenTheme);
  addEventListener('hydrated', showChosenTheme);
}
