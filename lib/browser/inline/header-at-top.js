// While the page is hardly scrolled, the header is transparent (`data-at-top` in
// `Header.styles.ts`). Without this script it always has a background.
{
  const MAX_SCROLL = 50; // Pixels (specification, section 9).
  const update = () =>
    document.documentElement.toggleAttribute('data-at-top', scrollY <= MAX_SCROLL);
  update();
  addEventListener('scroll', update);
  addEventListener('hydrated', update);
}
