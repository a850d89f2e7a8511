// While the page is hardly scrolled, the header is transparent (`data-at-top` in
// `Header.styles.ts`). Without this script it always has a background.
{
  const MAX_SCROLL = 50; // Pixels (specification, section 9).
  /** @param {boolean} isAtTop */
  const show = (isAtTop) => document.documentElement.toggleAttribute('data-at-top', isAtTop);
  const update = () => show(scrollY <= MAX_SCROLL);
  // A page begins at its top. To read `scrollY` here would lay out a page that has hardly begun.
  show(true);
  addEventListener('scroll', update);
  // React may have drawn the page again, without the attribute.
  addEventListener('hydrated', update);
}
