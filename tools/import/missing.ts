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
  const { owner, site, contact } = content;
  const needs: string[] = [];
  const add = (file: keyof Content, what: string) =>
    needs.push(`${contentFile(file, folder)}: ${what}`);

  if (owner.name === placeholders.name) add('owner', 'your name');
  if (owner.role === placeholders.role) {
    add('owner', 'your role, like "Junior Full-Stack Developer"');
  }
  if (owner.intro === `${owner.role}.`) add('owner', 'an intro, one or two sentences');
  if (!owner.portrait) {
    add('owner', 'a portrait (put it into public/images/, or run the import with --photo me.jpg)');
  }
  const greeting = `the greeting "${owner.greeting}"`;
  add('owner', `the headline as you would say it after ${greeting}: "a Programmer"`);
  const englishWords = [greeting, ...englishTypes(content)].join(' and ');
  if (site.language === 'en') {
    const todo = 'the language of your texts, if not English (docs/languages.md)';
    add('site', `${todo}; then translate ${englishWords}`);
  } else if (owner.greeting === importWordsIn('en').greeting) {
    add('owner', `${englishWords} in your language`);
  }
  if (contact.email === placeholders.email) add('contact', 'your e-mail address');
  if (!contact.social.some(({ href }) => href.includes('linkedin.com/'))) {
    const entry = "{ name: 'LinkedIn', href: 'https://www.linkedin.com/in/…' }";
    add('contact', `the address of your LinkedIn profile, if you have one; add ${entry} to social`);
  }
  if (folder === '') {
    if (site.url === placeholders.url) {
      add('site', 'the address of your site; the CV leaves it out until then');
    }
    add('contact', 'the e-mail service of the form (docs/contact.md)');
  }
  return needs;
}

/** The type that the import gives to voluntary work, if there is any and the type is English. */
function englishTypes({ experience }: Content): string[] {
  const { volunteer } = importWordsIn('en');
  const isUsed = experience.some(({ type }) => type === volunteer);
  return isUsed ? [`the type "${volunteer}" in experience.ts`] : [];
}
