// Runs inline before the first paint: `app/EarlyScript.tsx` puts it into each page.
{
  const root = document.documentElement;
  // This `<script>` has the names as attributes (`app/EarlyScript.tsx`).
  const { themeKey = '', themeEvent = '' } = document.currentScript?.dataset ?? {};

  // Gives the bars of the browser the color of the page. Browsers use the first theme-color whose
  // media query matches, so this tag replaces those in the HTML.
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  const colorBars = () => {
    bars.content = getComputedStyle(root).getPropertyValue('--page');
    document.head.prepend(bars);
  };
  // `applyChoice`, and `chooseTheme` of `../theme.ts`, send this event.
  addEventListener(themeEvent, colorBars);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colorBars);

  // Applies the theme that the visitor has chosen. If there is none in storage, or if storage is
  // blocked, the page keeps its theme.
  const applyChoice = () => {
    try {
      const theme = localStorage.getItem(themeKey);
      if (theme !== 'light' && theme !== 'dark') return;
      root.dataset.theme = theme;
      dispatchEvent(new Event(themeEvent));
    } catch {}
  };
  applyChoice();
  // After "Back", a page that the browser has kept does not know what was chosen meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyChoice();
  });
}
