import { textRuns } from '../../../lib/content/linked-text';

/** Fields without a text for visitors, or whose text is elsewhere or in another format. */
const notShown =
  /^(site|look|emailService|firstNames|headline|alt|src|image|logo|cv|href|timeZone|group|period|date|focus|\w*[lL]ink)$/;

/** The texts of a content, or of a part of it, that visitors read. A link is a text of its own. */
export function visibleTexts(value: unknown): string[] {
  if (typeof value === 'string') return textRuns(value).map(({ text }) => text.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    notShown.test(name) ? [] : visibleTexts(each),
  );
}
