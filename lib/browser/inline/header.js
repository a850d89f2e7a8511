// Runs inline at the start of the header, where `Header.tsx` puts it.
// It sets the state of the header before each paint, also before React starts:
// - `data-at-top` while the page is scrolled by at most `data-threshold` pixels; the header is then
//   transparent. Without this script it has a background.
// - `data-ground`, the ground of the section behind the header, from the crest of its shore on. (The
//   section that the visitor reads is another one: `components/header/current-section.ts`.)
{
  const script = document.currentScript;
  const header = /** @type {HTMLElement} */ (script?.parentElement);
  const threshold = Number(script?.dataset.threshold);

  // Where a section begins: at the highest point of its shore, `shores.foot` in a box of 1000
  // (`lib/design/shore.ts`), or else at its edge. A shore that is not displayed has no height.
  /** @param {HTMLElement} part */
  const topOf = (part) => {
    const shore = part.querySelector(':scope > [data-shore]')?.getBoundingClientRect();
    return shore?.height ? shore.top + 0.133 * shore.height : part.getBoundingClientRect().top;
  };

  const update = () => {
    const height = header.offsetHeight;
    /** @type {HTMLElement[]} */
    const parts = Array.from(document.querySelectorAll('main > section, footer'));
    const behind = parts.findLast((part) => topOf(part) < height);
    const ground = behind?.dataset.ground;
    header.toggleAttribute('data-at-top', scrollY <= threshold);
    if (ground === undefined) header.removeAttribute('data-ground');
    else header.dataset.ground = ground;
  };
  // A new page is at its top. To ask for its scroll position would cost a layout.
  header.toggleAttribute('data-at-top', true);
  addEventListener('scroll', update);

  // A reloaded page returns to its old scroll position when it has loaded, or when it grows. Its
  // scroll event comes one frame late. The observer reports a new size, and the size when it begins
  // to observe, after the layout of a frame and before that frame is painted.
  const root = document.documentElement;
  const observer = new ResizeObserver(update);
  observer.observe(root);
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      observer.unobserve(root);
      observer.observe(root);
    });
  });
}
