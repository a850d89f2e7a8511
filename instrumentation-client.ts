/**
 * Runs before React hydrates. styled-components takes the exported `<style data-styled>` over by
 * inserting its rules into a sheet of its own and removing the element. With the element the
 * browser would drop the typeface and load it anew: one frame in the fallback face, measured in
 * Chromium. So the library gets a copy to take over, which the browser does not read as CSS, and
 * the exported element stays. Not while developing, where edited rules must disappear.
 */
const exported = document.querySelector<HTMLStyleElement>('style[data-styled=""]');
if (exported && process.env.NODE_ENV === 'production') {
  const copy = document.createElement('style');
  copy.type = 'text/plain';
  copy.textContent = exported.textContent;
  copy.setAttribute('data-styled', '');
  copy.setAttribute('data-styled-version', exported.getAttribute('data-styled-version') ?? '');
  exported.removeAttribute('data-styled');
  exported.after(copy);
}
