import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isMailUrl } from '../../lib/addresses/urls';
import { plainText, textRuns } from '../../lib/content/linked-text';
import type { Content, ContentByFolder, Site, Skill } from '../../lib/content/schema';
import { technologyOf } from '../../lib/content/technologies';
import { textFields } from '../../lib/content/text-fields';
import { contentFile, type Fault, faultLine, placeOf, valueAt } from '../../lib/faults/fault';
import { findPictureFile } from '../../lib/files/owners-files';
import { en } from '../../lib/words/en';
import { builtInWords } from '../../lib/words/locale';
import { maybeOfSample, textsOfSample } from './left-of-sample';
import { leftByTemplate, looksWrong, notPublic } from './looks-wrong';

/**
 * The texts of a language, and the addresses of links in them, each with its field: "owner.role".
 * `left-of-sample.ts` names those of the sample, and `run.ts` asks for an address and identifiers.
 */
const textsOfLanguage = (contents: ContentByFolder, folder: string) =>
  textFields(contents[folder]).flatMap(({ keys, kind = 'text', hasLinks, text }) => {
    const field = keys.join('.');
    const isAskedElsewhere = /^site\.url$|^contact\.emailService\..*Id$/.test(field);
    if (isAskedElsewhere || textsOfSample.has(text)) return [];
    const place = placeOf(contents, [folder, ...keys]);
    const links = hasLinks ? textRuns(text).flatMap(({ href }) => href ?? []) : [];
    const shown = { field, place, kind, text: hasLinks ? plainText(text) : text };
    return [shown, ...links.map((link) => ({ ...shown, field: `${field}.href`, text: link }))];
  });
type FieldText = ReturnType<typeof textsOfLanguage>[number];

/** What looks wrong in a text, an address or the name of a file. */
export function questionOf({ field, place, text }: Omit<FieldText, 'kind'>): Fault[] {
  for (const [fields, patterns, rule] of looksWrong) {
    const found = fields.test(field) && patterns.find((pattern) => pattern.test(text));
    if (!found) continue;
    // A message shows only the beginning of a long value: here, what looks wrong.
    const start = found instanceof RegExp && text.length > 60 ? text.search(found) : 0;
    return [{ place, rule, value: text.slice(start).trim() }];
  }
  return [];
}

/** What is left to do about the address of the site, and what looks wrong in it. */
export function siteAddress({ url }: Site): { unconnected: string[]; questions: Fault[] } {
  const siteUrl = process.env.SITE_URL?.trim();
  const text = siteUrl || url;
  const place = siteUrl ? 'SITE_URL' : `${contentFile('site')} › url`;
  if ([...notPublic, ...leftByTemplate].some((pattern) => pattern.test(text))) {
    const rule = 'is an example, or not public. Write the address of your published site.';
    return { unconnected: [`${place}: ${text} ${rule}`], questions: [] };
  }
  return { unconnected: [], questions: questionOf({ field: 'site.url', place, text }) };
}

/** Whether one text ends with the words of the other: "Hi, I’m a developer." and "Developer". */
function isAlike(one: string, other: string): boolean {
  const wordsIn = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const [short = '', long = ''] = [one, other].map(wordsIn).sort((a, b) => a.length - b.length);
  // A text that is 20 characters longer says more.
  return short.trim() !== '' && long.endsWith(short) && long.length - short.length < 20;
}

/** The texts in some fields that repeat an earlier one. */
function repetitions(texts: FieldText[], fields: RegExp, isSame: typeof isAlike): Fault[] {
  const compared = texts.filter(({ field }) => fields.test(field));
  return compared.flatMap(({ place, text }, index) => {
    const earlier = compared.slice(0, index).find((each) => isSame(each.text, text));
    return earlier ? [{ place, rule: `repeats ${earlier.place}; choose something else` }] : [];
  });
}

/** The hash of a picture in place of its name, because the same picture may have two names. */
function withPictureHash(named: FieldText): FieldText {
  const file = named.kind === 'picture' && findPictureFile(named.text);
  if (!file) return named;
  return { ...named, text: createHash('sha256').update(readFileSync(file)).digest('hex') };
}

function textQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const texts = textsOfLanguage(contents, folder);
  const ofSample = texts.filter(({ field, text }) => maybeOfSample.includes(`${field} ${text}`));
  return [
    ...texts.flatMap(questionOf),
    ...ofSample.map(({ place }) => ({ place, rule: 'is as in the sample; is it yours?' })),
    ...repetitions(texts, /^owner\.(role|intro)$|^about\.paragraphs\.0$/, isAlike),
    ...repetitions(texts.map(withPictureHash), /(portrait|photo|image)\.src$/, Object.is),
  ];
}

/** What the projects of a language lack. */
function projectQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const { projects = [] } = contents[folder] as Partial<Content>;
  const place = contentFile('projects', folder);
  const featured = projects.filter((project) => project.featured);
  if (projects.length > 0 && featured.length === 0) {
    const rule =
      'no project is featured; write featured: true at the two or three that you want seen first';
    return [{ place, rule }];
  }
  const hasPoints = featured.some(({ highlights = [] }) => highlights.length > 0);
  if (!hasPoints || featured.some(({ result }) => result)) return [];
  return [
    { place, rule: 'no project has a result; write its best point as result to show it large' },
  ];
}

/** The skills of a language that an earlier one means, too: "HTML5" after "HTML". */
function repeatedSkills(contents: ContentByFolder, folder: string): Fault[] {
  const { skills = [] } = contents[folder] as Partial<Content>;
  return skills.flatMap(({ name }, index) => {
    const isSame = (skill: Skill) => technologyOf(skill.name) === technologyOf(name);
    const earlier = skills.slice(0, index).find(isSame);
    const place = placeOf(contents, [folder, 'skills', index, 'name']);
    return earlier ? [{ place, rule: `is the same skill as "${earlier.name}"; delete one` }] : [];
  });
}

/** Whether visitors have a way to write to the owner. */
function missingAddress(contents: ContentByFolder, folder: string): Fault[] {
  const { contact } = contents[folder] as Partial<Content>;
  if (contact === undefined || contact.email || contact.emailService) return [];
  if (contact.social.some(({ href }) => isMailUrl(href))) return [];
  const place = placeOf(contents, [folder, 'contact', 'email']);
  return [{ place, rule: 'is missing, so nobody can write to you; write an address' }];
}

/** The words that an owner's own translation lacks, and that the page shows in English. */
function missingWords(contents: ContentByFolder, folder: string): Fault[] {
  const { site } = contents[folder] as Content;
  if (builtInWords(site.language) !== undefined) return [];
  return textFields({ site: { words: en } }).flatMap(({ keys, text }) => {
    if (keys.map(String).reduce<unknown>(valueAt, contents[folder]) !== undefined) return [];
    return { place: placeOf(contents, [folder, ...keys]), rule: `is missing; translate "${text}"` };
  });
}

/**
 * A line for all that looks wrong in the content of each language.
 * @param contents without faults
 */
export const wrongLines = (contents: ContentByFolder): string[] =>
  Object.keys(contents)
    .flatMap((folder) => [
      ...textQuestions(contents, folder),
      ...projectQuestions(contents, folder),
      ...repeatedSkills(contents, folder),
      ...missingAddress(contents, folder),
      ...missingWords(contents, folder),
    ])
    .map(faultLine);
