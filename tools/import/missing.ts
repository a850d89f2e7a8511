import { isDeepStrictEqual } from 'node:util';
import { missingIdentifiers } from '../../lib/contact/send';
import { contentFile } from '../../lib/content/files';
import type { Content } from '../../lib/content/schema';
import { placeholders } from '../../lib/profile/person';

/** The words that the import itself writes into a content, by language. */
const importWords = {
  en: { greeting: 'Hello, I’m', volunteer: 'volunteer' },
  es: { greeting: 'Hola, soy', volunteer: 'voluntariado' },
  fil: { greeting: 'Kumusta, ako si', volunteer: 'volunteer' },
};

type ImportWords = (typeof importWords)['en'];

export function importWordsIn(language: string): ImportWords {
  const byLanguage: Record<string, ImportWords | undefined> = importWords;
  return byLanguage[new Intl.Locale(language).language] ?? importWords.en;
}

/**
 * Lists what an imported content still needs from its owner, one line each.
 * @param folder of a second language, which shares the address and the e-mail service
 */
export function missingIn(content: Content, folder = ''): string[] {
  const { owner, site, contact, experience } = content;
  const { greeting, volunteer } = importWords.en;
  const type = experience.some((job) => job.type === volunteer)
    ? ` and the type "${volunteer}"`
    : '';
  const isMain = folder === '';
  const isEnglish = folder.startsWith('en');
  const needs = {
    owner: [
      owner.name === placeholders.name && 'your name',
      owner.role === placeholders.role && 'your role, like "Junior Full-Stack Developer"',
      owner.intro === `${owner.role}.` && 'an intro, one or two sentences',
      !owner.portrait && 'a portrait, in public/images/ or with --photo me.jpg',
      isDeepStrictEqual(owner.headline, [owner.role]) &&
        `the headline as you would say it after the greeting "${owner.greeting}": "a Programmer"`,
      !isEnglish &&
        owner.greeting === greeting &&
        `if your texts are not English: the greeting "${greeting}"${type} in your language`,
    ],
    site: [
      !isEnglish &&
        site.language === 'en' &&
        'the language of your texts, if not English (docs/languages.md)',
      isMain && site.url === placeholders.url && 'the address; the CV leaves it out until then',
    ],
    contact: [
      contact.email === placeholders.email && 'your e-mail address',
      !contact.social.some(({ href }) => href.includes('linkedin.com/')) &&
        "your LinkedIn profile, if you have one, in social: { name: 'LinkedIn', href: 'https://…' }",
      isMain &&
        contact.emailService !== undefined &&
        missingIdentifiers(contact.emailService).length > 0 &&
        'the e-mail service of the form (docs/contact.md)',
    ],
  };
  return Object.entries(needs).flatMap(([file, whats]) =>
    whats.filter(Boolean).map((what) => `${contentFile(file as keyof Content, folder)}: ${what}`),
  );
}
