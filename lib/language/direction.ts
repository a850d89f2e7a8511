export type Direction = 'ltr' | 'rtl';

/** Scripts in use today that run from right to left (Unicode). */
const rightToLeftScript = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Syrc|Thaa)$/;

/** The direction of the script in a language tag, or else of the language's usual script. */
export const directionOf = (language: string): Direction =>
  rightToLeftScript.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
