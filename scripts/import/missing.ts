import { contentFile } from '../../lib/content/files';
import { placeholders } from '../../lib/content/placeholders';
import type { Content } from '../../lib/content/schema';
import { nameParts } from '../../lib/content/text';
import { importWordsIn } from './words';

/** Something that the owner must add: the file, and what to write there. */
type Need = [file: keyof Content, what: string, isMissing: boolean];

/**
 * Lists what an imported content still needs from its owner, one line each.
 * @param folder of a second language
 */
export function missingIn(content: Content, folder = ''): string[] {
  const { owner, site, contact, experience } = content;
  // A second language shares the files that it lacks.
  const isMain = folder === '';
  const english = importWordsIn('en');
  const hasVolunteer = experience.some(({ type }) => type === english.volunteer);
  const words = `the greeting "${owner.greeting}"${hasVolunteer ? ` and the type "${english.volunteer}" in experience.ts` : ''}`;
  const hasLinkedin = contact.social.some(({ href }) => href.includes('linkedin.com/'));
  const needs: Need[] = [
    ['owner', 'your name', owner.name === placeholders.name],
    [
      'owner',
      `all your first names, if there are more than "${owner.firstNames}"`,
      nameParts(owner).familyName.includes(' '),
    ],
    ['owner', 'your role, like "Junior Full-Stack Developer"', owner.role === placeholders.role],
    ['owner', 'an intro, one or two sentences', owner.intro === `${owner.role}.`],
    [
      'owner',
      'a portrait (put it into public/images/, or run the import with --photo me.jpg)',
      !owner.portrait,
    ],
    [
      'owner',
      `the headline as you would say it after the greeting "${owner.greeting}": "a Programmer"`,
      true,
    ],
    [
      'site',
      'the address of your site; the CV leaves it out until then',
      isMain && site.url === placeholders.url,
    ],
    [
      'site',
      `the language of your texts, if not English (README, "In your language"); then translate ${words}`,
      site.language === 'en',
    ],
    [
      'owner',
      `${words} in your language`,
      site.language !== 'en' && owner.greeting === english.greeting,
    ],
    ['contact', 'your e-mail address', contact.email === placeholders.email],
    [
      'contact',
      "the address of your LinkedIn profile, if you have one; add { name: 'LinkedIn', href: 'https://www.linkedin.com/in/…' } to social",
      !hasLinkedin,
    ],
    ['contact', 'the e-mail service of the form (docs/contact.md)', isMain],
    [
      'projects',
      'titles, descriptions and pictures of your projects, and which are featured',
      isMain || content.projects.length > 0,
    ],
    [
      'skills',
      'levels in percent, for the skills that should show a bar',
      isMain || content.skills.length > 0,
    ],
  ];
  return needs
    .filter(([, , isMissing]) => isMissing)
    .map(([file, what]) => `${contentFile(file, folder)}: ${what}`);
}
