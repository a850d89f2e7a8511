/** The longest intro, in UTF-16 units, and the most and longest paragraphs (lib/content/schema.ts). */
const introLimit = 600;
/** A summary of one paragraph is parted here, so that the first screen stays short and About has a text. */
const introWanted = 280;
const paragraphLimit = 2000;
const paragraphsMost = 6;

/**
 * Splits a text behind the last sentence that ends within the limit; within its first sentence,
 * behind a word, if that one alone is too long.
 * @returns the beginning and, unless the text fits as a whole, the rest
 */
export function firstSentences(text: string, limit: number): [string, string?] {
  if (text.length <= limit) return [text];
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, {
    granularity: 'sentence',
  }).segment(text)) {
    if (index + segment.trimEnd().length > limit) break;
    end = index + segment.length;
  }
  if (end > 0) return [text.slice(0, end).trim(), text.slice(end).trim()];
  const space = text.lastIndexOf(' ', limit - 1);
  const cut = space > 0 ? space : limit - 1;
  return [`${text.slice(0, cut).trim()}…`, text.slice(cut).trim()];
}

/**
 * A résumé's summary as the page's intro and the paragraphs of its biography: the first paragraph
 * and the others, or the first sentences of the only one and the rest.
 */
export function introAndParagraphs(summary: string): { intro?: string; paragraphs: string[] } {
  const [first, ...others] = summary.split(/\n\s*\n/).map((each) => each.trim());
  if (!first) return { paragraphs: [] };
  const [intro, rest] = firstSentences(first, others.length === 0 ? introWanted : introLimit);
  const paragraphs = [rest, ...others]
    .filter((each): each is string => each !== undefined && each !== '')
    .flatMap((each) => pieces(each));
  const last = paragraphs.slice(paragraphsMost - 1).join('\n');
  return {
    intro,
    paragraphs:
      paragraphs.length <= paragraphsMost
        ? paragraphs
        : [...paragraphs.slice(0, paragraphsMost - 1), firstSentences(last, paragraphLimit)[0]],
  };
}

function pieces(paragraph: string): string[] {
  const [piece, rest] = firstSentences(paragraph, paragraphLimit);
  return rest ? [piece, ...pieces(rest)] : [piece];
}
