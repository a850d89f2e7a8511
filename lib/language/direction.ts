export type Direction = 'ltr' | 'rtl';

/** Scripts in use today that run from right to left (Unicode). */
const rightToLeftScript = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Syrc|Thaa)$/;

/** The direction in which a language is written. */
export const directionOf = (language: string): Direction =>
  rightToLeftScript.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
