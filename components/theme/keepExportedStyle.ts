/**
 * Keeps the exported `<style data-styled>` in the page when styled-components starts.
 *
 * The library takes the element over by inserting its rules into a sheet of its own and removing
 * it. With it the browser would drop the typeface and load it anew: one frame in the fallback
 * face, measured in Chromium. So the library gets a copy to take over, which the browser does not
 * read as CSS, and the exported element stays, its rules being overruled by equal ones.
 */
export function keepExportedStyle(): void {
  const exported = document.querySelector<HTMLStyleElement>('style[data-styled=""]');
  if (!exported) return;
  const copy = document.createElement('style');
  copy.type = 'text/plain';
  copy.textContent = exported.textContent;
  copy.setAttribute('data-styled', '');
  copy.setAttribute('data-styled-version', exported.getAttribute('data-styled-version') ?? '');
  exported.removeAttribute('data-styled');
  exported.after(copy);
}
