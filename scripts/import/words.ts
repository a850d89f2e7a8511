/** The words that the import itself writes into a content, by language. */
const importWords = {
  en: { greeting: 'Hello, I’m', volunteer: 'volunteer' },
  es: { greeting: 'Hola, soy', volunteer: 'voluntariado' },
  fil: { greeting: 'Kumusta, ako si', volunteer: 'volunteer' },
};

type ImportWords = (typeof importWords)['en'];

/** The words in a language, or the English ones if the import has none. */
export function importWordsIn(language: string): ImportWords & { isTranslated: boolean } {
  const known: Record<string, ImportWords | undefined> = importWords;
  const own = known[new Intl.Locale(language).language];
  return { ...(own ?? importWords.en), isTranslated: own !== undefined };
}
