// Runs inline before the first paint: `app/PageShell.tsx` puts it into each page.
{
  const root = document.documentElement;
  const { themeKey = '', draftKey = '' } = document.currentScript?.dataset ?? {};

  // `data-scripts` says whether scripts run:
  // - without it, they are off
  // - "expected": React has not hydrated the page yet
  // - "late": the same after 15 s, which is longer than a slow phone needs
  // - "running": React has hydrated the page (`ScriptsSignal`)
  root.dataset.scripts = 'expected';
  setTimeout(() => {
    if (root.dataset.scripts === 'expected') root.dataset.scripts = 'late';
  }, 15_000);

  // Saves what is typed into the form as its draft (`draft.ts`), also before hydration.
  /** @param {{ target: any }} event */
  const saveDraft = ({ target }) => {
    try {
      const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
      draft[target.name] = target.value;
      sessionStorage.setItem(draftKey, JSON.stringify(draft));
    } catch {
      // Storage is blocked or full: the text lasts as long as the field.
    }
  };
  addEventListener('input', saveDraft);

  /** @type {any} */
  let focused;
  addEventListener('focusin', ({ target }) => {
    focused = target;
  });

  // Shows the theme that the visitor has chosen: now, when another tab changes it, and after "Back"
  // to a page that the browser has kept. Without a choice, or if storage is blocked, the page keeps
  // its theme.
  const showChosenTheme = () => {
    try {
      const theme = localStorage.getItem(themeKey);
      if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    } catch {}
  };
  showChosenTheme();
  addEventListener('storage', showChosenTheme);
  addEventListener('pageshow', showChosenTheme);

  // While the page is scrolled by at most 50 px (specification, section 9), the header is
  // transparent. Without this script it has a background.
  const updateHeader = () => root.toggleAttribute('data-at-top', scrollY <= 50);
  updateHeader();
  addEventListener('scroll', updateHeader);

  // If the HTML is not as exported, React does not hydrate the page, but draws it again. The new
  // elements have no focus, and `<html>` does not have the attributes of this script.
  addEventListener('hydrated', () => {
    showChosenTheme();
    updateHeader();
    if (focused && !focused.isConnected) {
      document.getElementById(focused.id)?.focus({ preventScroll: true });
    }
  });
}
