/**
 * Keeps the exported `<style data-styled>` in the page when styled-components starts.
 *
 * The library takes the element over by inserting its rules into a sheet of its own and removing
 * it. With it the browser would drop the typeface and load it anew: one frame in the fallback
 * face, measured in Chromium. So it gets another element to take over, one without rules that
 * only says which classes exist already. It is made from the elements of the page, which name
 * their part (`sc-…`) and its classes: saying it in the export costs 5 % of the HTML.
 */
export function keepExportedStyle(): void {
  const exported = document.querySelector<HTMLStyleElement>('style[data-styled=""]');
  if (!exported) return;
  // Of no namespace, so that it is no style to the browser, nor to the content-security policy.
  const known = document.createElementNS(null, 'style');
  known.textContent = [...classesByPart(document)]
    .map(([part, classes], index) => markerOf(index + 1, part, [...classes]))
    .join('');
  known.setAttribute('data-styled', '');
  known.setAttribute('data-styled-version', exported.getAttribute('data-styled-version') ?? '');
  exported.removeAttribute('data-styled');
  exported.after(known);
}

function classesByPart(page: ParentNode): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { classList } of page.querySelectorAll('[class^="sc-"]')) {
    for (const part of classList) {
      if (!part.startsWith('sc-')) continue;
      const classes = found.get(part) ?? new Set();
      // Those of another part on the same element do no harm: a class is made of its rules.
      for (const each of classList) if (each !== part) classes.add(each);
      found.set(part, classes);
    }
  }
  return found;
}

/** How styled-components 6 marks the end of a part's rules in an exported style. */
const markerOf = (group: number, part: string, classes: readonly string[]) =>
  `data-styled.g${group}[id="${part}"]{content:"${classes.join(',')},"}/*!sc*/\n`;
