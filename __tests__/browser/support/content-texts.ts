/** Fields that hold no text for visitors, or hold what is formatted before it is shown. */
const unsaid =
  /^(site|look|emailService|firstNames|headline|alt|src|image|logo|cv|href|timeZone|period|date|focus|\w*[lL]ink)$/;

/** The texts of a content, or of a part of it, that visitors are to read. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (unsaid.test(name) ? [] : textsIn(each)));
}
