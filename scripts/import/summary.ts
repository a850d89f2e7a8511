import { plainText } from '../../lib/content/linked-text';
import { sentencesIn } from '../../lib/documents/sentences';
import { bullet } from './reading';

/** The texts that the page makes of a résumé's summary. */
interface Story {
  /** The first sentences, for the top of the page; '' if there are none. */
  intro: string;
  /** The rest, for the section About. */
  paragraphs: string[];
  /** A sentence for search engines; '' if there is none. */
  description: string;
}

/** Whether a sentence describes its author, unlike "Hi!" and "Welcome to my profile!" */
function isTelling(sentence: string): boolean {
  const words = sentence.trim().split(/\s+/);
  return words.length > (sentence.trim().endsWith('!') ? 5 : 1);
}

/**
 * Divides a summary. The result for a mere greeting, like "Hi!", is empty.
 * @param isDivided whether the first paragraph is the intro, as in the `resume.json` of this site
 */
export function readSummary(summary: string, language: string, isDivided: boolean): Story {
  if (isDivided) {
    const [intro = '', ...paragraphs] = summary.split('\n\n');
    return { intro, paragraphs, description: '' };
  }
  const [first = '', ...others] = paragraphsOf(summary);
  const story = sentencesIn(first, language);
  const description = plainText(story.find(isTelling) ?? '').trim();
  if (description === '' && others.length === 0) {
    return { intro: '', paragraphs: [], description };
  }
  // A long or only paragraph is divided: the first screen stays short, and About is not empty.
  const split = others.length === 0 || first.length > 600 ? 2 : story.length;
  return {
    intro: story.slice(0, split).join('').trim(),
    paragraphs: [story.slice(split).join(''), ...others],
    description,
  };
}

/** The paragraphs of a summary. List items become sentences, because About has no list for them. */
function paragraphsOf(summary: string): string[] {
  const asSentence = (line: string) =>
    bullet.test(line) ? line.replace(bullet, '').replace(/[^.!?…:;]$/, '$&.') : line;
  const paragraphs = summary.split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.split('\n').map(asSentence).join(' '));
}
