/** The words of documents that are not the owner's; one place, for the day they are translated. */
export const words = {
  profile: 'Profile',
  glance: 'At a glance',
  availability: 'Availability',
  workplace: 'Place of work',
  timeZone: 'Time zone',
  languages: 'Languages',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  certificates: 'Certificates',
  otherSkills: 'Other',
  /** The end of a period that lasts. */
  present: 'Present',
  projects: 'Projects',
  services: 'What I do',
  continued: '(continued)',
  demo: 'Demo',
  video: 'Video',
  repo: 'Source code',
  apk: 'Android app',
} as const;

export type DocumentWords = Record<keyof typeof words, string>;

/** Scripts written from right to left (Unicode, scripts with bidirectional class R or AL). */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** Language, country and direction of a document, as Typst wants them. */
export interface Locale {
  lang: string;
  region: string | null;
  dir: 'ltr' | 'rtl';
}

/**
 * Reads a language tag of the content: `en`, `en-GB`, `ar`, `az-Arab-IR`.
 * Typst knows countries by two letters only, so that the region of `es-419` is left out.
 */
export function localeOf(language: string): Locale {
  const [, lang = 'en', region = null] =
    /^([a-z]{2,3})(?:-[A-Za-z]{4})?(?:-([A-Z]{2}))?(?:-|$)/.exec(language) ?? [];
  const script =
    /^[a-z]+-([A-Z][a-z]{3})(?:-|$)/.exec(language)?.[1] ?? new Intl.Locale(lang).maximize().script;
  return { lang, region, dir: rightToLeft.has(script ?? '') ? 'rtl' : 'ltr' };
}
