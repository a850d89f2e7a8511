import { isIsoDate } from '../../lib/content/dates';
import { plainText, textRuns } from '../../lib/content/linked-text';
import type { Content, ContentByFolder, Site } from '../../lib/content/schema';
import { textFields } from '../../lib/content/text-fields';
import {
  contentFile,
  type Fault,
  faultLine,
  fieldPath,
  firstOfEqual,
  valueAt,
} from '../../lib/faults/fault';
import { en } from '../../lib/words/en';
import { builtInWords } from '../../lib/words/locale';
import { isOfSample } from './left-of-sample';
import { leftByTemplate, looksWrong, notPublic } from './looks-wrong';

/**
 * The texts of a language, and the addresses of links in them, each with its field: "owner.role".
 * Texts of the sample and the site's address are left out: other lines are about them.
 */
const textsOfLanguage = (contents: ContentByFolder, folder: string) =>
  textFields(contents[folder]).flatMap(({ keys, hasLinks, text }) => {
    const field = keys.join('.');
    if (field === 'site.url' || isOfSample(text)) return [];
    const where = fieldPath(contents, [folder, ...keys]);
    const links = hasLinks ? textRuns(text).flatMap(({ href }) => href ?? []) : [];
    const shown = { field, where, text: hasLinks ? plainText(text) : text };
    return [shown, ...links.map((link) => ({ ...shown, field: `${field}.href`, text: link }))];
  });
type FieldText = ReturnType<typeof textsOfLanguage>[number];

/** What looks wrong in a text, an address or the name of a file. */
function questionOf({ field, where, text }: FieldText): Fault[] {
  for (const [fields, patterns, rule] of looksWrong) {
    const found = fields.test(field) && patterns.find((pattern) => pattern.test(text));
    if (!found) continue;
    // `faultLine` cuts values after some 80 characters, so long ones begin with what looks wrong.
    const start = text.length > 60 ? text.search(found) : 0;
    return [{ where, rule, value: text.slice(start).trim() }];
  }
  return [];
}

export function addressLines({ url }: Site): string[] {
  const siteUrl = process.env.SITE_URL?.trim();
  const text = siteUrl || url;
  if (![notPublic, ...leftByTemplate].some((pattern) => pattern.test(text))) return [];
  const where = siteUrl ? 'SITE_URL' : `${contentFile('site')} › url`;
  const rule = 'is an example, or not public. Write the address of your published site.';
  return [`${where}: ${text} ${rule}`];
}

/** What looks wrong in whole lists: no featured project, and jobs with the oldest first. */
function listQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const { projects = [], experience = [] } = contents[folder] as Partial<Content>;
  // Of each job: '2024-08', 'present'.
  const ends = experience
    .map(({ period = '' }) => (typeof period === 'object' ? (period.to ?? 'present') : period))
    .filter((end) => end === 'present' || isIsoDate(end));
  // 'present' comes after all digits.
  const isOldestFirst = new Set(ends).size > 1 && ends.toSorted().join() === ends.join();
  const hasFeatured = projects.length === 0 || projects.some(({ featured }) => featured);
  const featuredRule =
    'no project is featured; write featured: true at the two or three that you want seen first';
  const orderRule = 'the oldest job is first; begin with the latest, which the CV shows in full';
  return [
    ...(hasFeatured ? [] : [{ where: contentFile('projects', folder), rule: featuredRule }]),
    ...(isOldestFirst ? [{ where: contentFile('experience', folder), rule: orderRule }] : []),
  ];
}

/** The words of at least four letters, with spaces: "build pages" for "I’ll build the pages". */
const longWordsIn = (text: string): string =>
  (
    plainText(text)
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]{4,}/gu) ?? []
  ).join(' ');

const longSentencesIn = (text: string) =>
  text.split(/(?<=[.!?])\s+|(?<=[。！？])/).filter(({ length }) => length >= 40);

/** What Home and About say twice: sentences of the intro, and name and role at its beginning. */
function repeatedTexts(contents: ContentByFolder, folder: string): Fault[] {
  const { owner, about } = contents[folder] as Partial<Content>;
  if (owner === undefined) return [];
  const said = longSentencesIn(owner.intro).map(longWordsIn);
  const inAbout = (about?.paragraphs ?? []).flatMap((paragraph, index) => {
    const value = longSentencesIn(paragraph).find((text) => said.includes(longWordsIn(text)));
    const where = fieldPath(contents, [folder, 'about', 'paragraphs', index]);
    return value ? [{ where, rule: 'has a sentence of the intro; write it once', value }] : [];
  });
  const nameAndRole = longWordsIn(`${owner.name} ${owner.role}`);
  const beginning = longWordsIn(owner.intro).slice(0, nameAndRole.length + 20);
  // In many scripts, names and roles have no long words.
  if (nameAndRole === '' || !beginning.includes(nameAndRole)) return inAbout;
  const where = fieldPath(contents, [folder, 'owner', 'intro']);
  const rule = 'begins with name and role, which stand above it; begin with what is new';
  return [...inAbout, { where, rule }];
}

/** The words that an owner's own translation lacks, and that the page shows in English. */
function missingWords(contents: ContentByFolder, folder: string): Fault[] {
  const { site } = contents[folder] as Content;
  if (builtInWords(site.language) !== undefined) return [];
  return textFields({ site: { words: en } }).flatMap(({ keys, text }) => {
    if (valueAt(contents, folder, ...keys) !== undefined) return [];
    return {
      where: fieldPath(contents, [folder, ...keys]),
      rule: `is missing; translate "${text}"`,
    };
  });
}

/**
 * A line for all that looks wrong in the content of each language; equal questions are one.
 * @param contents without faults
 */
export const wrongLines = (contents: ContentByFolder): string[] =>
  firstOfEqual(
    Object.keys(contents).flatMap((folder) => [
      ...textsOfLanguage(contents, folder).flatMap(questionOf),
      ...listQuestions(contents, folder),
      ...repeatedTexts(contents, folder),
      ...missingWords(contents, folder),
    ]),
  ).map(faultLine);
