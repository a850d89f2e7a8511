import { contentFile } from '../../lib/content/files';
import { placeholders } from '../../lib/content/placeholders';
import type { Content } from '../../lib/content/schema';
import { importWordsIn } from './words';

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
  const words = `${greeting}${englishTypeIn(content)}`;
  if (site.language === 'en') {
    const todo = 'the language of your texts, if not English (docs/languages.md)';
    add('site', `${todo}; then translate ${words}`);
  } else if (owner.greeting === importWordsIn('en').greeting) {
    add('owner', `${words} in your language`);
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

/** The end of a sentence about English words, if the import has written the type of a job. */
function englishTypeIn({ experience }: Content): string {
  const { volunteer } = importWordsIn('en');
  const hasType = experience.some(({ type }) => type === volunteer);
  return hasType ? ` and the type "${volunteer}" in experience.ts` : '';
}
