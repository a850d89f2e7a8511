import { plainText } from '../../lib/content/linked-text';
import type { Content } from '../../lib/content/schema';
import { firstSentences } from '../../lib/content/text';
import { isLanguageTag } from '../../lib/language/intl';
import { builtInWords } from '../../lib/words/choose';
import { content as sampleContent } from '../../template/content';
import { headlineFrom, introFrom, textsToReplace } from '../support/texts-to-replace';
import { readFields, readList, unreadIn } from './read-fields';
import type { UnreadField } from './report';
import { listTables, personFields } from './tables';
import { cleaned, type Entry, entriesIn, entryOf, list, textOf, webAddress } from './values';

const english = { greeting: sampleContent.owner.greeting, volunteer: 'volunteer' };

/** The words that the import itself writes, by language. */
const importWords: Record<string, typeof english | undefined> = {
  es: { greeting: 'Hola, soy', volunteer: 'voluntariado' },
  fil: { greeting: 'Kumusta, ako si', volunteer: 'volunteer' },
};

/** All files but `look`. They say what the résumé says, also against rules of the schema. */
export type ImportedContent = Record<Exclude<keyof Content, 'look'>, unknown> & { owner: Entry };

export interface ImportedResume {
  content: ImportedContent;
  /** The fields of the résumé that have no place in them. */
  unread: UnreadField[];
}

/**
 * Turns a résumé into content. Required texts that it does not have are those of `textsToReplace`.
 * @param json in the JSON Resume form
 * @param today as `2026-11-20`
 */
export function resumeToContent(json: unknown, today: string): ImportedResume {
  const { $schema, meta, ...sections } = entryOf(cleaned(json));
  // Only a `resume.json` of this site has `page`, with texts that JSON Resume has no fields for.
  const { language: stated = 'en', page } = entryOf(meta);
  const language = isLanguageTag(String(stated)) ? String(stated) : 'en';
  const words = importWords[new Intl.Locale(language).language] ?? english;
  const basics = personIn(sections.basics, page !== undefined);
  const resume: Entry = { ...sections, basics };

  const tables = listTables(words.volunteer);
  const lists = tables.map((table) => ({ to: table.to, ...readList(table, resume) }));
  const entriesFor = (to: string): Entry[] =>
    lists.filter((read) => read.to === to).flatMap(({ entries }) => entries);
  const site = readFields(personFields.site, basics);
  const owner = readFields(personFields.owner, basics);
  const about = readFields(personFields.about, basics);
  const contact = readFields(personFields.contact, basics);
  const social = [...entriesFor('contact.social'), ...list(contact.made.social)];

  const { description, greeting = words.greeting, headline } = entryOf(page);
  const { name = textsToReplace.name, role = textsToReplace.role, intro } = owner.made;
  const content = {
    site: {
      url: textsToReplace.url,
      ...site.made,
      // The page is in English until the owner has written words in another language.
      language: builtInWords(language) === undefined ? 'en' : language,
      description: description ?? descriptionOf(intro, language) ?? `${name}, ${role}.`,
      updated: today,
    },
    owner: {
      name,
      firstNames: firstNameIn(String(name)),
      role,
      intro: introFrom(String(role)),
      ...owner.made,
      greeting,
      headline: headline ?? headlineFrom(String(role)),
      cv: '/cv.pdf',
      languages: filled(entriesFor('owner.languages')),
      facts: filled(entriesFor('owner.facts')),
    },
    about: { paragraphs: [], ...about.made, services: entriesFor('about.services') },
    experience: entriesFor('experience'),
    education: entriesFor('education'),
    certificates: entriesFor('certificates'),
    publications: entriesFor('publications'),
    awards: entriesFor('awards'),
    skills: entriesFor('skills'),
    projects: entriesFor('projects'),
    contact: {
      // Without an e-mail address, visitors write to the first profile.
      email: social.length > 0 ? undefined : textsToReplace.email,
      ...contact.made,
      social,
      emailService: { host: 'https://api.emailjs.com' },
    },
  };

  const listNames = tables.map(({ from }) => from.replace('basics.', ''));
  const knownOfPerson = [site, owner, about, contact].flatMap(({ from }) => from);
  const unread = [
    ...unreadIn(basics, ['image', ...listNames, ...knownOfPerson], 'basics'),
    ...lists.flatMap((read) => read.unread),
    ...Object.entries(sections)
      .filter(([section]) => section !== 'basics' && !listNames.includes(section))
      .flatMap(([section, value]) =>
        entriesIn(value).flatMap((entry, index) => unreadIn(entry, [], section, index + 1)),
      ),
  ];
  return { content, unread };
}

/** The person of a résumé. The address of this site has no path, which is in `BASE_PATH`. */
function personIn(basics: unknown, isOfThisSite: boolean): Entry {
  const person = entryOf(basics);
  const address = webAddress(person.url);
  return isOfThisSite && address !== undefined
    ? { ...person, url: new URL(address).origin }
    : person;
}

/** The first sentences of the intro. */
const descriptionOf = (intro: unknown, language: string): string | undefined => {
  const text = textOf(intro);
  return text === undefined ? undefined : firstSentences(plainText(text), 300, language);
};

/** The first word of a name that is no title: "Ana" in "Dr. Ana Cruz". */
const firstNameIn = (name: string): string =>
  name.split(/\s+/).find((word) => !word.endsWith('.')) ?? name;

const filled = (entries: readonly Entry[]) => (entries.length > 0 ? entries : undefined);
