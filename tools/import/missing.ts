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

/** The words in a language, or the English ones if the import has none. */
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
    ? ` and the type "${volunteer}" in experience.ts`
    : '';
  const isMain = folder === '';
  const needs: [isMissing: boolean, file: keyof Content, what: string][] = [
    [owner.name === placeholders.name, 'owner', 'your name'],
    [owner.role === placeholders.role, 'owner', 'your role, like "Junior Full-Stack Developer"'],
    [owner.intro === `${owner.role}.`, 'owner', 'an intro, one or two sentences'],
    [
      !owner.portrait,
      'owner',
      'a portrait (put it into public/images/, or run the import with --photo me.jpg)',
    ],
    [
      true,
      'owner',
      `the headline as you would say it after the greeting "${owner.greeting}": "a Programmer"`,
    ],
    [
      site.language === 'en',
      'site',
      'the language of your texts, if not English (docs/languages.md)',
    ],
    [
      owner.greeting === greeting,
      'owner',
      `if your texts are not English: the greeting "${greeting}"${type} in your language`,
    ],
    [contact.email === placeholders.email, 'contact', 'your e-mail address'],
    [
      !contact.social.some(({ href }) => href.includes('linkedin.com/')),
      'contact',
      "the address of your LinkedIn profile, if you have one; add { name: 'LinkedIn', href: 'https://www.linkedin.com/in/…' } to social",
    ],
    [
      isMain && site.url === placeholders.url,
      'site',
      'the address of your site; the CV leaves it out until then',
    ],
    [isMain, 'contact', 'the e-mail service of the form (docs/contact.md)'],
  ];
  return needs
    .filter(([isMissing]) => isMissing)
    .map(([, file, what]) => `${contentFile(file, folder)}: ${what}`);
}
