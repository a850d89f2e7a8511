import { plainText } from '../../lib/content/linked-text';
import { leaveOut, linesIn, ResumeValue, text } from './resume';

/** The texts that the page makes of a résumé's summary. */
interface Story<Text> {
  /** The first sentences, for the top of the page. */
  intro?: Text;
  /** The rest, for the section About. */
  paragraphs: readonly Text[];
  /** A sentence for search engines; '' if there is none. */
  description: string;
}

/** The sentences of a text, with the space after them. None ends inside a link. */
function sentencesIn(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: string[] = [];
  let isInLink = false;
  for (const { segment } of segmenter.segment(text)) {
    if (isInLink) sentences.push(`${sentences.pop()}${segment}`);
    else sentences.push(segment);
    const sentence = sentences.at(-1) ?? '';
    isInLink = sentence.lastIndexOf('[') > sentence.lastIndexOf(')');
  }
  return sentences;
}

/**
 * Whether a sentence may describe its author. Single words and short exclamations do not: "Hi!",
 * "Welcome to my profile!"
 */
function isTelling(sentence: string): boolean {
  const words = sentence.trim().split(/\s+/);
  return words.length > (sentence.trim().endsWith('!') ? 5 : 1);
}

/**
 * Divides a summary. A summary that is only a greeting, like "Hi!", is left out.
 * @param isDivided whether the first paragraph is the intro, like in the `resume.json` of this site
 */
export function readSummary(
  summary: unknown,
  language: string,
  isDivided: boolean,
): Story<ResumeValue> {
  const story = divided(text(summary), language, isDivided);
  const texts = [story.intro ?? '', ...story.paragraphs].filter((part) => part.trim() !== '');
  if (texts.length === 0) leaveOut(summary, 'it is only a greeting');
  const isSplit = summary instanceof ResumeValue && texts.length > 0;
  const [intro, ...paragraphs] = isSplit ? summary.split(texts) : [];
  return { intro, paragraphs, description: story.description };
}

function divided(summary: string, language: string, isDivided: boolean): Story<string> {
  if (isDivided) {
    const [intro, ...paragraphs] = summary.split('\n\n');
    return { intro, paragraphs, description: '' };
  }
  const [first = '', ...others] = paragraphsOf(summary);
  const sentences = sentencesIn(first, language);
  const description = plainText(sentences.find(isTelling) ?? '').trim();
  if (description === '' && others.length === 0) return { paragraphs: [], description };
  // The intro of a long or only paragraph is two sentences: the first screen stays short, and About
  // is not empty.
  const introLength = others.length === 0 || first.length > 600 ? 2 : sentences.length;
  return {
    intro: sentences.slice(0, introLength).join('').trim(),
    paragraphs: [sentences.slice(introLength).join(''), ...others],
    description,
  };
}

/** The paragraphs of a summary. List items become sentences, because About has no list for them. */
const paragraphsOf = (summary: string): string[] =>
  summary.split(/\n\s*\n/).map((paragraph) =>
    linesIn(paragraph)
      .map(({ line, isItem }) => (isItem ? line.replace(/[^.!?…:;]$/, '$&.') : line))
      .join(' '),
  );
