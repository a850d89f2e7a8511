import type { Person } from '@/lib/profile/person';
import type { LocalizedSite } from '@/lib/site/make-sites';
import { graphemes, singleSpaces } from '@/lib/text/text';
import { wordBreak } from '../styles/text-width';

/** Scripts that have no spaces between words. */
const unspacedText =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Particles and endings in Japanese, which stay on the line of the word before them. */
const hiragana = /^\p{Script=Hiragana}+$/u;

/** Puts a `wordBreak` between the words of a text without spaces, where its lines may break. */
function markBreaks(phrase: string, language: string): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return phrase.replace(unspacedText, (text) =>
    Array.from(segmenter.segment(text), ({ segment, index }) =>
      index === 0 || hiragana.test(segment) ? segment : wordBreak + segment,
    ).join(''),
  );
}

type HeadlinePerson = Pick<Person, 'name' | 'nameLines' | 'headline' | 'isNameTyped'>;

/** What of the owner's name and phrases is typed, what is large, and what is said. */
export function headlineOf(person: HeadlinePerson, language: string) {
  const { isNameTyped } = person;
  const charactersOf = (text: string) => graphemes(markBreaks(text, language));
  const name = charactersOf(person.nameLines.join('\n'));
  const phrases = person.headline.map((phrase) => charactersOf(singleSpaces(phrase)));
  const hasOnePhrase = phrases.length === 1;
  const largePhrases = isNameTyped ? [name, ...phrases] : [name];
  const phrasesBelowName = hasOnePhrase ? [] : phrases;
  return {
    /** With a line break between first names and family name. */
    name: name.join(''),
    /** The grapheme clusters of each phrase, which are typed one by one. */
    typedPhrases: isNameTyped ? largePhrases : phrasesBelowName,
    /** The grapheme clusters of each phrase in the large letters, whose size depends on them. */
    largePhrases,
    /** For assistive technology. */
    sentence: new Intl.ListFormat(language).format([person.name, ...person.headline]),
    /** A single phrase is not typed, but in a row below the name. */
    hasOnePhrase,
  };
}

/** The texts of the first screen in the fonts `text` and `display`, which the page preloads. */
export function textsOfFirstScreen({ profile, locale }: LocalizedSite) {
  const { name, headline, greeting, role, pronouns, intro, availability } = profile.person;
  const about = [greeting, role, pronouns, profile.contacts.location, intro, availability];
  return {
    text: [name, ...headline, ...about, ...Object.values(locale.words.home)],
    display: headlineOf(profile.person, locale.language).largePhrases.flat(),
  };
}
