// The browser's own bars have the color of the page, which `pageViewport` (`metadata.ts`) names for
// the theme of the system, and this script for a theme that the visitor has chosen.
{
  const chosen = document.createElement('meta');
  chosen.name = 'theme-color';
  const color = () => {
    const { theme } = document.documentElement.dataset;
    /** @type {any} */
    const tagOfTheme = document.querySelector(`meta[media*=${theme}]`);
    if (tagOfTheme === null) return;
    chosen.content = tagOfTheme.content;
    // Browsers use the first tag that applies, and one without a medium always does.
    document.head.prepend(chosen);
  };
  color();
  // From `theme.js` and the theme button.
  addEventListener('themechange', color);
}
