// Saves what is typed into the form, also before hydration: a draft for each field, until the tab
// is closed. `lib/contact/message.ts` reads and deletes it. If storage is blocked or full, the text
// lasts as long as the field.
{
  const key = document.currentScript?.dataset.draftKey;
  /** @param {Event} event */
  const save = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    // The field for robots, which autofill may fill in.
    if (field.closest('[inert]')) return;
    try {
      sessionStorage.setItem(`${key}:${field.name}`, field.value);
    } catch {}
  };
  addEventListener('input', save);
}
