import { plainText } from '../../lib/content/linked-text';
import type { Content } from '../../lib/content/schema';
import { firstSentences, unlessEmpty } from '../../lib/text/text';
import { content as sampleContent } from '../../template/content';
import { headlineFrom, introFrom, textsToReplace } from '../support/texts-to-replace';
import { readFields, readList } from './fields';
import { listTables, personFields, personLists, skillsIn } from './tables';
import { type Entry, entriesIn, entryOf, textOf } from './values';

/** All files except `look`. They say what the résumé says, even against rules of the schema. */
export type ImportedContent = Record<Exclude<keyof Content, 'look'>, unknown> & { owner: Entry };

/**
 * Turns a résumé into content. Required texts that it lacks are taken from `textsToReplace`.
 * @param resume in JSON Resume format, as `cleaned` returns it
 * @param today as `2026-11-20`
 */
export function resumeToContent(resume: Entry, today: string): ImportedContent {
  const basics = entryOf(resume.basics);
  // Only a `resume.json` of this site has `page`, with texts that JSON Resume has no fields for.
  const { language = 'en', page } = entryOf(resume.meta);
  const { description, greeting, headline } = entryOf(page);
  const person = readFields(personFields.owner, basics);
  const { name = textsToReplace.name, role = textsToReplace.role, intro } = person;
  const social = readList(personLists.profiles, basics.profiles);
  const listOf = (section: keyof typeof listTables) =>
    readList(listTables[section], resume[section]);

  return {
    site: {
      url: textsToReplace.url,
      ...readFields(personFields.site, basics),
      language,
      description: description ?? descriptionOf(intro) ?? `${name}, ${role}.`,
      updated: today,
    },
    owner: {
      name,
      // Which words are first names, a program cannot know.
      firstNames: String(name).split(/\s/)[0],
      role,
      intro: introFrom(String(role)),
      ...person,
      greeting: greeting ?? sampleContent.owner.greeting,
      headline: headline ?? headlineFrom(String(role)),
      cv: '/cv.pdf',
      languages: unlessEmpty(listOf('languages')),
      facts: unlessEmpty(readList(personLists.facts, basics.facts)),
    },
    about: {
      paragraphs: [],
      ...readFields(personFields.about, basics),
      services: readList(personLists.services, basics.services),
    },
    experience: [...listOf('work'), ...listOf('volunteer')],
    education: listOf('education'),
    certificates: listOf('certificates'),
    publications: listOf('publications'),
    awards: listOf('awards'),
    skills: readList(listTables.skills, entriesIn(resume.skills).flatMap(skillsIn)),
    projects: listOf('projects'),
    contact: {
      // Without an e-mail address, visitors write to the first social link.
      email: social.length > 0 ? undefined : textsToReplace.email,
      ...readFields(personFields.contact, basics),
      social,
      emailService: { host: 'https://api.emailjs.com' },
    },
  };
}

/** The first sentences of the intro. */
function descriptionOf(intro: unknown): string | undefined {
  const text = textOf(intro);
  return text === undefined ? undefined : firstSentences(plainText(text), 300, 'en');
}
