import { linesIn, list, textOf } from './values';

/** The texts of a job, a school or a project, without their list items ("• …"). */
export const descriptionIn = (texts: readonly unknown[]): string | undefined =>
  texts
    .map((text) => linesOf(text, false).join('\n').trim())
    .filter(Boolean)
    .join('\n') || undefined;

/** The list items of some texts. */
export const itemsIn = (texts: readonly unknown[]): string[] =>
  texts.flatMap((text) => linesOf(text, true));

/** The points of a list. A point may be a list itself. */
export const pointsIn = (points: unknown): string[] =>
  list(points).flatMap((point) => [descriptionIn([point]) ?? [], itemsIn([point])].flat());

const linesOf = (text: unknown, areItems: boolean): string[] =>
  linesIn(textOf(text))
    .filter(({ isItem }) => isItem === areItems)
    .map(({ line }) => line);

/** The end of a text that ends within "[text" or "[text](address". */
const insideLink = /\[[^[\]]*(\]\([^\s()]*)?$/;

/** The sentences of a text, with the space after them. None ends inside a link. */
export function sentencesIn(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1) ?? '';
    if (insideLink.test(last)) sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
  }
  return sentences;
}

/**
 * Divides a summary into the intro of the page and the paragraphs of About.
 * @param hasIntro whether the first paragraph is the intro, like in the `resume.json` of this site
 * @returns nothing if there is no summary
 */
export function divideSummary(summary: unknown, language: string, hasIntro: boolean): string[] {
  if (hasIntro) return textOf(summary).split('\n\n');
  const [first = '', ...others] = paragraphsOf(textOf(summary));
  const sentences = sentencesIn(first, language);
  // If the first paragraph is long or the only one, its first two sentences become the intro: the
  // first screen stays short, and About is not empty.
  const introLength = others.length === 0 || first.length > 600 ? 2 : sentences.length;
  const intro = sentences.slice(0, introLength).join('').trim();
  const rest = sentences.slice(introLength).join('').trim();
  return [intro, rest, ...others].filter((text) => text.trim() !== '');
}

/** The paragraphs of a summary. List items become sentences, because About has no list for them. */
const paragraphsOf = (summary: string): string[] =>
  summary.split(/\n\s*\n/).map((paragraph) =>
    linesIn(paragraph)
      .map(({ line, isItem }) => (isItem ? line.replace(/[^.!?…:;]$/, '$&.') : line))
      .join(' '),
  );
