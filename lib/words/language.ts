/** Scripts that are written from right to left (Unicode, those in use today). */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** Which way a language is written: 'ar' from right to left, also 'pa-Arab', but not 'pa'. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * The languages whose words may serve for one, the nearest first: 'es-419-MX' → itself, 'es-419',
 * 'es'. Old codes become today's: 'tl' → 'fil'.
 */
export function fallbacks(language: string): string[] {
  const parts = new Intl.Locale(language).baseName.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Names side by side: 'React, PHP, C'; with 'and' where the language never leaves it out. */
export const listOf = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { style: 'narrow' }).format(names);
