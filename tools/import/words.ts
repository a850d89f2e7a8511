/** The words that the import itself writes into a content, by language. */
const importWords = {
  en: { greeting: 'Hello, I’m', volunteer: 'volunteer' },
  es: { greeting: 'Hola, soy', volunteer: 'voluntariado' },
  fil: { greeting: 'Kumusta, ako si', volunteer: 'volunteer' },
};

type ImportWords = (typeof importWords)['en'];

/** The words in a language, or the English ones if the import has none. */
export function importWordsIn(language: string): ImportWords {
  const byLanguage: Record<string, ImportWords | undefined> = importWords;
  return byLanguage[new Intl.Locale(language).language] ?? importWords.en;
}
