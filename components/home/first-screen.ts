import type { Person } from '@/lib/profile/person';
import type { LocalizedSite } from '@/lib/site/make-sites';
import { graphemes, singleSpaces } from '@/lib/text/text';

type HeadlinePerson = Pick<Person, 'name' | 'nameLines' | 'headline' | 'isNameTyped'>;

/** Which texts the headline types, which are large, and what screen readers say. */
export function headlineOf(person: HeadlinePerson, language: string) {
  const name = graphemes(person.nameLines.join('\n'));
  const phrases = person.headline.map((phrase) => graphemes(singleSpaces(phrase)));
  // A single phrase is not typed, but in a row below the name.
  const hasOnePhrase = phrases.length === 1;
  const isNameTyped = person.isNameTyped && !hasOnePhrase;
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
    isNameTyped,
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
