declare global {
  /** How styled-components 6 marks the end of each part's rules: from scripts/build/after/style-marks.ts. */
  var styleMarks: string | undefined;
}

/**
 * Keeps the exported `<style data-styled>` in the page when styled-components starts.
 *
 * The library takes the element over by inserting its rules into a sheet of its own and removing
 * it. With it the browser would drop the typeface and load it anew: one frame in the fallback
 * face, measured in Chromium. So it gets another element to take over, one without rules that
 * only says which classes exist already.
 */
export function keepExportedStyle(): void {
  const exported = document.querySelector<HTMLStyleElement>('style[data-styled=""]');
  if (!exported) return;
  // Of no namespace, so that it is no style to the browser, nor to the content-security policy.
  const known = document.createElementNS(null, 'style');
  known.textContent = self.styleMarks ?? '';
  known.setAttribute('data-styled', '');
  known.setAttribute('data-styled-version', exported.getAttribute('data-styled-version') ?? '');
  exported.removeAttribute('data-styled');
  exported.after(known);
}
