import { schemaFaults } from '../../lib/content/check';
import { faultLine } from '../../lib/content/fault';
import { plainText } from '../../lib/content/linked-text';
import { type Content, contentSchema } from '../../lib/content/schema';
import { isLanguageTag } from '../../lib/intl';
import { placeholders } from '../../lib/profile/person';
import { templateWords } from '../../lib/words/choose';
import { PlainError } from '../../scripts/support/run-script';
import { careerDraft } from './career';
import { fitFields, fitSchema } from './fit-schema';
import { importWordsIn } from './missing';
import { nothingWritten } from './own-texts';
import { personDraft } from './person';
import { remarksOn } from './remarks';
import { leaveOut, type ResumeEntry, ResumeValue, readValues, textOf } from './resume';

export interface Imported {
  content: Content;
  /** What the import has not taken over, or shortened, one line each. */
  remarks: string[];
}

/**
 * Turns a résumé in the JSON Resume form (1.x, jsonresume.org/schema) into content. Required fields
 * that neither the résumé nor the owner's files have get one of `placeholders`.
 * @param input any JSON value, or what `readValues` makes of it
 * @param today as `2026-11-20`
 * @param folder the second language to write; '' for the main one, whose tag the résumé may have
 * @param own the owner's texts, which replace what the résumé lacks
 * @throws PlainError if the result breaks the schema, because of a text of the owner
 */
export function resumeToContent(
  input: unknown,
  today: string,
  folder = '',
  own = nothingWritten,
): Imported {
  const values = readValues(input);
  const resume: ResumeEntry = values instanceof ResumeValue ? {} : Object(values);
  const stated = [folder, textOf(own.site.language), textOf(Object(resume.meta).language)];
  const language = stated.find((tag) => tag !== '' && isLanguageTag(tag)) ?? 'en';
  const { greeting, volunteer } = importWordsIn(language);

  const drafts = personDraft(resume, language);
  const { shape } = contentSchema;
  const site = fitFields(shape.site, drafts.site);
  const owner = fitFields(shape.owner, drafts.owner);
  const about = fitFields(shape.about, drafts.about);
  const contact = fitFields(shape.contact, drafts.contact);
  const lists = Object.entries(careerDraft(resume, { language, volunteer, today })).map(
    ([name, draft]) => [name, fitSchema(shape[name as keyof Content], draft)],
  );

  if (own.site.url !== undefined && own.site.url !== site.url) {
    leaveOut(drafts.site.url, 'content/site.ts has another address');
    delete site.url;
  }
  const name = String(owner.name ?? own.owner.name ?? placeholders.name);
  const role = String(owner.role ?? own.owner.role ?? placeholders.role);
  const intro = plainText(String(owner.intro ?? ''));
  const { description } = fitFields(shape.site, {
    description: `${name}, ${role}. ${intro}`.trim(),
  });
  const content = {
    site: {
      url: placeholders.url,
      // The page is in English until the owner has written words in another language.
      language: templateWords(language) === undefined ? 'en' : language,
      description,
      ...own.site,
      // A description in the owner's file may come from an older summary.
      ...(intro && { description }),
      updated: today,
      ...site,
    },
    owner: {
      ...fitFields(shape.owner, { greeting, headline: [role], intro: `${role}.` }),
      ...(owner.firstNames === undefined && fitFields(shape.owner, namePartsOf(name))),
      name,
      role,
      ...(isEmpty(own.owner) && { cv: '/cv.pdf' }),
      ...own.owner,
      ...withEntries(owner),
    },
    about: { paragraphs: [], services: [], ...own.about, ...about },
    contact: {
      email: placeholders.email,
      social: [],
      ...(isEmpty(own.contact) && { emailService: { host: 'https://api.emailjs.com' } }),
      ...own.contact,
      ...withEntries(contact),
    },
    ...Object.fromEntries(lists),
  };
  const { data } = contentSchema.safeParse(content);
  if (data === undefined) {
    const faults = schemaFaults(content).map(faultLine);
    throw new PlainError(['Nothing was written; first correct these:', ...faults].join('\n'));
  }
  // Not before the check, which refuses languages for which the page has no words.
  if (folder !== '') data.site.language = folder;
  // These parts describe the file, and not the owner.
  const { $schema, meta, ...all } = resume;
  return { content: data, remarks: remarksOn(all) };
}

/** Whether a file is as in the template. Otherwise the owner may have deleted a field of it. */
const isEmpty = (own: ResumeEntry) => Object.keys(own).length === 0;

/** The fields that are no empty list. */
const withEntries = (fields: ResumeEntry) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

/**
 * First names and family name. The first names are the first word that is no title or initial:
 * "Dr.", "J." A name with such words needs a family name.
 */
function namePartsOf(name: string) {
  const words = name.split(/\s+/);
  const [firstNames = name, ...others] = words.filter((word) => !word.endsWith('.'));
  const hasTitle = others.length > 0 && others.length + 1 < words.length;
  return { firstNames, ...(hasTitle && { familyName: others.join(' ') }) };
}
