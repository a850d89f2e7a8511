// Runs inline before the first paint. `../inline-scripts.ts` says how it gets into the page.
{
  const root = document.documentElement;

  // Gives the bars of the browser the color of the page. Browsers use the first theme-color whose
  // media query matches, so this tag replaces those in the HTML.
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  const colorBars = () => {
    bars.content = getComputedStyle(root).getPropertyValue('--page');
    document.head.prepend(bars);
  };
  // `applyChoice`, and `chooseTheme` of `../theme.ts`, send this event.
  addEventListener('theme-change', colorBars);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colorBars);

  // Applies the theme that the visitor has chosen. The `data-theme-key` of this `<script>` is the
  // key of the choice in storage (`app/EarlyScript.tsx`). If there is no entry, or if storage is
  // blocked, the page keeps its theme.
  const themeKey = document.currentScript?.dataset.themeKey ?? '';
  const applyChoice = () => {
    try {
      const theme = localStorage.getItem(themeKey);
      if (theme !== 'light' && theme !== 'dark') return;
      root.dataset.theme = theme;
      dispatchEvent(new Event('theme-change'));
    } catch {}
  };
  applyChoice();
  // After "Back", a page that the browser has kept does not know what was chosen meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyChoice();
  });
}
