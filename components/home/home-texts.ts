import type { LocalizedSite } from '@/lib/site/make-sites';

/** The texts of the first screen in the fonts `text` and `display`, which the page preloads. */
export function textsOfHome({ profile, locale }: Pick<LocalizedSite, 'profile' | 'locale'>) {
  const { name, headline, isNameTyped, greeting, role, pronouns, intro, availability } =
    profile.person;
  const about = [greeting, role, pronouns, profile.contacts.location, intro, availability];
  return {
    text: [name, ...headline, ...about, ...Object.values(locale.words.home)],
    // If the name is not typed, the phrases below it are in the font `text`.
    display: [name, ...(isNameTyped ? headline : [])],
  };
}
