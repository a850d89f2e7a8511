// Saves what is typed into the form, also before hydration: a draft for each field, until the tab
// is closed. `lib/contact/draft.ts` reads and deletes it. If storage is blocked or full, the text
// lasts as long as the field.
{
  const key = document.currentScript?.dataset.draftKey;
  /** @param {any} event */
  const save = ({ target }) => {
    try {
      sessionStorage.setItem(`${key}:${target.name}`, target.value);
    } catch {}
  };
  addEventListener('input', save);

  // Where a proxy or an extension has changed the HTML, React does not hydrate the page, but draws
  // it again. Then the field in which the visitor was writing is gone (not "connected"), and the
  // new field with the same id takes the focus.
  /** @type {any} */
  let focused;
  addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  addEventListener('hydrated', () => {
    if (focused && !focused.isConnected) {
      document.getElementById(focused.id)?.focus({ preventScroll: true });
    }
  });
}
