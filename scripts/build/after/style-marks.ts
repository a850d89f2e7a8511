/** An element's classes; the first group holds them. */
export const classAttribute = / class="([^"]*)"/g;
/** The part that an element is made from, which styled-components names before its classes. */
export const isPart = (name: string) => /^sc-[0-9a-f]+-\d+$/.test(name);

/**
 * Takes the names of parts out of a page's elements. Unless the page's style names one, nothing
 * refers to them but styled-components when it starts, which must know what classes of each part the exported style holds already
 * (components/theme/keepExportedStyle.ts); so that travels with the scripts.
 * @returns the smaller page, and what styled-components writes behind the rules of each part
 */
export function takeMarks(html: string): { html: string; marks: string } {
  const known = new Map<string, Set<string>>();
  const smaller = html.replace(classAttribute, (all, value: string) => {
    const names = value.split(' ');
    const parts = names.filter(isPart);
    const classes = names.filter((name) => !isPart(name) || html.includes(`.${name}`));
    for (const part of parts) {
      // Those of another part on the same element do no harm: a class is made of its rules.
      known.set(part, new Set([...(known.get(part) ?? []), ...classes]));
    }
    if (parts.length === 0) return all;
    return classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
  });
  const marks = [...known].map(
    ([part, classes], index) =>
      `data-styled.g${index + 1}[id="${part}"]{content:"${[...classes].join(',')},"}/*!sc*/\n`,
  );
  return { html: smaller, marks: marks.join('') };
}
