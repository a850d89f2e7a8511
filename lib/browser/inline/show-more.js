// Runs inline at the start of a list that "Show more" opens. The exported list is open, for
// visitors without scripts. This script closes the list before the browser has read its cards.
{
  const list = /** @type {HTMLDetailsElement} */ (document.currentScript?.parentElement);
  list.open = false;

  // Opens the list for an address that leads to a card in it. Not every browser does that itself.
  /** @param {ScrollBehavior} behavior */
  const showTarget = (behavior) => {
    const cards = Array.from(list.querySelectorAll('[id]'));
    const target = cards.find(({ id }) => new URL(`#${id}`, location.href).hash === location.hash);
    if (target === undefined || list.open) return;
    list.open = true;
    target.scrollIntoView({ behavior });
  };
  // Not smoothly: the page changes its height while it loads, so a smooth scroll would end in the
  // wrong place.
  addEventListener('DOMContentLoaded', () => showTarget('instant'));
  addEventListener('hashchange', () => showTarget('auto'));
  // A link to the present address sends no `hashchange`, as in `components/ui/Reveal.tsx`. The
  // visitor may have closed the list.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.href === location.href) showTarget('auto');
  });
}
