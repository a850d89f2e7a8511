import { plainText } from '../../lib/content/linked-text';
import { type Content, contentSchema } from '../../lib/content/schema';
import { isLanguageTag } from '../../lib/language/intl';
import { builtInWords } from '../../lib/words/choose';
import { content as sampleContent } from '../../template/content';
import { headlineFrom, introFrom, textsToReplace } from '../support/texts-to-replace';
import { latestFirst } from './dates';
import { contentEntries, draftOf, personIn } from './entries';
import { type Context, personFields } from './fields';
import { fitFields } from './fit-schema';
import { uniqueSkills } from './skills';
import { type Entry, entriesIn, entryOf, type Resume, textOf } from './values';

const english = { greeting: sampleContent.owner.greeting, volunteer: 'volunteer' };

/** The words that the import itself writes into a content, by language. */
const importWords: Record<string, typeof english | undefined> = {
  es: { greeting: 'Hola, soy', volunteer: 'voluntariado' },
  fil: { greeting: 'Kumusta, ako si', volunteer: 'volunteer' },
};

const wordsIn = (language: string) => importWords[new Intl.Locale(language).language] ?? english;

export function contextOf(resume: Resume): Context {
  const { language: stated, page } = entryOf(resume.meta);
  const language = isLanguageTag(textOf(stated)) ? textOf(stated) : 'en';
  const { volunteer } = wordsIn(language);
  return { language, volunteer, isOwn: page !== undefined };
}

/**
 * Turns a résumé into content. Required fields that the résumé does not have get one of
 * `textsToReplace`.
 * @param resume in the JSON Resume form, and `cleaned`
 * @param today as `2026-11-20`
 */
export function resumeToContent(resume: Resume, today: string): Content {
  const context = contextOf(resume);
  const { language } = context;
  const basics = personIn(resume);
  const { shape } = contentSchema;
  const entriesFor = (...to: string[]) => contentEntries(to, resume, context);
  const draftFor = (file: keyof typeof personFields) =>
    draftOf(personFields[file], basics, context);

  // Only a `resume.json` of this site has `page`, with texts that JSON Resume has no fields for.
  const { lastModified, page } = entryOf(resume.meta);
  const { description, greeting, headline } = entryOf(page);
  const site = fitFields(shape.site, {
    ...draftFor('site'),
    description,
    updated: textOf(lastModified).slice(0, 10),
  });
  const owner = fitFields(shape.owner, {
    ...draftFor('owner'),
    greeting,
    headline,
    languages: entriesFor('owner', 'languages'),
    facts: entriesFor('owner', 'facts'),
  });
  const contact = fitFields(shape.contact, draftFor('contact'));
  const name = textOf(owner.name) || textsToReplace.name;
  const role = textOf(owner.role) || newestPosition(resume) || textsToReplace.role;
  const content = {
    site: {
      url: site.url ?? textsToReplace.url,
      // The page is in English until the owner has written words in another language.
      language: builtInWords(language) === undefined ? 'en' : language,
      description: site.description ?? `${name}, ${role}. ${plainText(textOf(owner.intro))}`.trim(),
      updated: site.updated ?? today,
    },
    owner: {
      ...owner,
      ...namePartsOf(name, owner),
      name,
      role,
      greeting: owner.greeting ?? wordsIn(language).greeting,
      headline: owner.headline ?? headlineFrom(role),
      intro: owner.intro ?? introFrom(role),
      cv: '/cv.pdf',
    },
    about: { ...draftFor('about'), services: entriesFor('about', 'services') },
    experience: entriesFor('experience'),
    education: entriesFor('education'),
    certificates: entriesFor('certificates'),
    publications: entriesFor('publications'),
    awards: entriesFor('awards'),
    skills: uniqueSkills(entriesFor('skills')),
    projects: context.isOwn ? entriesFor('projects') : withFeatured(entriesFor('projects')),
    contact: {
      ...contact,
      email: contact.email ?? textsToReplace.email,
      social: [...entriesFor('contact', 'social'), ...entriesIn(contact.social)],
      emailService: { host: 'https://api.emailjs.com' },
    },
  };
  return contentSchema.parse(fitFields(contentSchema, content));
}

const newestPosition = ({ work }: Resume): string =>
  textOf(entriesIn(work).toSorted(latestFirst)[0]?.position);

/** Features the first two projects, unless the résumé says which. */
const withFeatured = (projects: readonly Entry[]): Entry[] =>
  projects.some(({ featured }) => featured !== undefined)
    ? [...projects]
    : projects.map((project, index) => (index < 2 ? { ...project, featured: true } : project));

/**
 * First names and family name. The first names are the first word that is no title or initial:
 * "Dr.", "J." A name with such words needs a family name.
 */
function namePartsOf(name: string, { firstNames, familyName }: Entry): Entry {
  if (firstNames !== undefined) return { firstNames, familyName };
  const words = name.split(/\s+/);
  const [first = name, ...others] = words.filter((word) => !word.endsWith('.'));
  const hasTitle = others.length > 0 && others.length + 1 < words.length;
  return { firstNames: first, familyName: familyName ?? (hasTitle ? others.join(' ') : undefined) };
}
