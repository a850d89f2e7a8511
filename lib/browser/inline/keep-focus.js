// Where a proxy or an extension has changed the HTML, React does not hydrate the page, but draws it
// again. Then the field in which the visitor was writing is gone (not "connected"), and the new
// field with the same id takes the focus.
{
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
