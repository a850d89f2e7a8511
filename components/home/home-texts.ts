import type { Person } from '@/lib/profile/person';
import type { LocalizedSite } from '@/lib/site/make-sites';
import { graphemes } from '@/lib/text/text';

type HeadlinePerson = Pick<Person, 'name' | 'nameLines' | 'headline'>;

/** What the headline types, and what screen readers say. */
export function headlineOf({ name, nameLines, headline }: HeadlinePerson, language: string) {
  // A single phrase is not typed, but in a row below the name.
  const typed = headline.length > 1 ? headline : [];
  return {
    /**
     * The grapheme clusters of the name, with a line break before the family name, and of each
     * phrase that is typed in turn with it.
     */
    phrases: [nameLines.join('\n'), ...typed].map(graphemes),
    /** For assistive technology. */
    sentence: new Intl.ListFormat(language).format([name, ...headline]),
  };
}

/** The texts of Home in the fonts `text` and `display`, which the page preloads. */
export function textsOfHome({ profile, locale }: LocalizedSite) {
  const { name, headline, greeting, role, pronouns, intro, availability } = profile.person;
  const about = [greeting, role, pronouns, profile.contacts.location, intro, availability];
  return {
    text: [name, ...headline, ...about, ...Object.values(locale.words.home)],
    display: headlineOf(profile.person, locale.language).phrases.flat(),
  };
}
