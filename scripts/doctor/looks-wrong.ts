import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFile, type Fault, faultLine, placeOf, valueAt } from '../../lib/check/fault';
import { isIsoDate } from '../../lib/content/dates';
import { plainText, textParts } from '../../lib/content/linked-text';
import type { ContentByFolder, UncheckedContent } from '../../lib/content/schema';
import { textFields } from '../../lib/content/text-fields';
import { publicFolder } from '../../lib/files/owners-folders';
import { publicFiles } from '../../lib/files/public-files';
import { isSameLanguage, languageName } from '../../lib/text/intl';
import { en } from '../../lib/words/en';

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i');

/** Addresses that only this computer or network can open, or nobody. */
export const notPublic = anyOf(
  '^https?://[^/?#.]+([/?#]|$)',
  '^https?://(\\[|(0|10|127)\\.\\d|192\\.168\\.|169\\.254\\.|172\\.(1[6-9]|2\\d|3[01])\\.)',
  '^https?://[^/?#]+\\.(internal|invalid|lan|local|localhost|test)([:/?#]|$)',
);
const yours = 'your[-_. ]?(full|user)?[-_. ]?(name|email|company|domain|site|project|title)';
const leftByTemplate = anyOf(
  'lorem ipsum|dolor sit amet|\\bj(ohn|ane)[-_. ]?doe\\b|mustermann|\\{\\{|\\$\\{',
  `[/:@.=<{[](${yours}|user-?name|domain\\.com)\\b`,
  `^(${yours}|(project|company|job) (name|title|one|\\d))( here)?(@|\\W*$)`,
  '^(you|name|email|user|test)@(example|test)\\.',
  '^(undefined|null|NaN|TBD|\\[object Object\\])$',
);
/** UTF-8 that was read in another encoding, "â€™" and "Ã©", or written for programs, "%C3%A9". */
const misread = new RegExp(
  [
    '[ÂÃÄÅÎÏÐÑØÙ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[âð][€‚†˜œšžŸ]|[a-z][ÂÃ]|ï»¿',
    'вЂ|‚Ä[òôúùìî]|√[©®°±]|[%=]C3[%=]|\\\\u00[\\da-f]{2}',
  ].join('|'),
);
const html = /<\/?(a|b|br|code|div|em|h\d|i|img|li|ol|p|span|strong|u|ul)\b[^<>]*>|&#?\w{2,8};/i;
const markdown = /\]\s?\(http|\]\(|\*\*|__\S+__|~~|`|^#+ |(^|\s)\*\S[^*]*\*/;
// Some time zones are a day ahead.
const isAhead = (date: string) => isIsoDate(date) && Date.parse(date) > Date.now() + 86_400_000;
const isLongAgo = (date: string) => isIsoDate(date) && date < '1950';

/** The kind and the path of fields, what looks wrong in them, and what the owner reads. */
const questions: [where: RegExp, looksWrong: Pick<RegExp, 'test'>, rule: string][] = [
  [/^link/, /^https?:\/\/(www\.)?https?\b/i, 'has "https://" twice; delete one'],
  // `run.ts` asks for another address of the site.
  [/^link (?!site.url)/, notPublic, 'is no public address; write one that visitors can open'],
  [
    /^(link|text) (?!site.url|contact.emailService)/,
    leftByTemplate,
    'is what a template left; write your own',
  ],
  [/^text/, misread, 'has letters that a program misread; write them again'],
  [/^text/, html, 'shows HTML as it is written; write it without'],
  [/^text/, markdown, 'shows Markdown as it is written; write it without'],
  [/^text/, /\s[•‣▪●]\s/, 'has several points; write each as one of highlights'],
  [/^text contact.phone/, /^(?!\+|00)/, 'has no country code; begin with "+"'],
  [
    /^text (?!education).*(updated|to|period|date)$/,
    { test: isAhead },
    'is in the future; correct it',
  ],
  [/^text .*(updated|from|to|period|date)$/, { test: isLongAgo }, 'is before 1950; correct it'],
];

/** The texts of a language, and its numbers as texts. */
function fieldsIn(contents: ContentByFolder, folder: string) {
  const numbersAsTexts = (_: string, value: unknown) =>
    typeof value === 'number' ? String(value) : value;
  const fields = textFields(JSON.parse(JSON.stringify(contents[folder], numbersAsTexts)));
  return fields.map((field) => ({
    ...field,
    at: field.keys.join('.'),
    place: placeOf(contents, [folder, ...field.keys]),
  }));
}
type Field = ReturnType<typeof fieldsIn>[number];

const wordsOfPage = fieldsIn({ '': { site: { words: en } } }, '').map(({ at }) => at);

const wordsIn = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether a text begins with another one, perhaps after some words: "I am a developer who". */
function repeats(text: string, other: string): boolean {
  const texts = [wordsIn(text), wordsIn(other)].sort((one, two) => one.length - two.length);
  const [short = '', long = ''] = texts;
  return short !== ' ' && long.slice(0, short.length + 20).includes(short);
}

/** What looks wrong in a field, by itself or beside earlier ones. */
function ruleFor({ at, kind, hasLinks, text }: Field, earlier: readonly Field[]) {
  if (at.startsWith('site.words') && !wordsOfPage.includes(at)) {
    return 'is no word of the page; lib/words/en.ts has its words';
  }
  const links = hasLinks ? textParts(text).flatMap(({ href }) => href ?? []) : [];
  const shown = hasLinks ? plainText(text) : text;
  for (const [where, looksWrong, rule] of questions) {
    if (where.test(`${kind ?? 'text'} ${at}`) && looksWrong.test(shown)) return rule;
    if (where.test(`link ${at}`) && links.some((href) => looksWrong.test(href))) return rule;
  }
  const before = (places: RegExp) =>
    places.test(at) ? earlier.filter((field) => places.test(field.at)) : [];
  if (before(/^projects.*image\.src$/).some((field) => field.text === text)) {
    return 'is the picture of another project, too; take another, or none';
  }
  const beginning = before(/^(owner\.(role|headline\.\d|intro)|about\.paragraphs\.0)$/);
  const same = beginning.find((field) => repeats(field.text, text));
  return same && `says the same as ${same.place}; write something else`;
}

/** The texts and numbers of a language that look wrong. */
function fieldQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const fields = fieldsIn(contents, folder);
  return fields.flatMap((field, index) => {
    const rule = ruleFor(field, fields.slice(0, index));
    return rule === undefined ? [] : { place: field.place, rule, value: field.text };
  });
}

/** Where a file differs from that of the main language in its length, or in links and numbers. */
function differences(
  contents: ContentByFolder,
  folder: string,
  file: keyof UncheckedContent,
): Fault[] {
  const [own, main] = [contents[folder]?.[file], contents[''][file] ?? []];
  if (Array.isArray(own) && Array.isArray(main) && own.length !== main.length) {
    const rule = `has a different number of entries from ${contentFile(file)}, ${main.length}`;
    return [{ place: contentFile(file, folder), rule, value: own.length }];
  }
  const factsIn = (language: string) =>
    fieldsIn(contents, language).filter(
      ({ keys, kind, text }) =>
        keys[0] === file && (kind !== undefined || /^([\d\s()+./-]+|present)$/.test(text)),
    );
  const [facts, mainFacts] = [factsIn(folder), factsIn('')];
  const absent = mainFacts
    .filter(({ at }) => !facts.some((fact) => fact.at === at))
    .map(({ place, text }) => ({ place, rule: `is not in content/${folder}/`, value: text }));
  const changed = facts.flatMap(({ at, place, text }) => {
    const other = mainFacts.find((fact) => fact.at === at)?.text ?? 'nothing there';
    if (other === text) return [];
    return { place, rule: `differs from ${contentFile(file)}, which has ${other}`, value: text };
  });
  return [...absent, ...changed];
}

const languageOf = ({ site }: UncheckedContent) => String(valueAt(site, 'language'));

/** The files that languages may share, and `look`, which they always share. */
const shared = ['skills', 'contact', 'look'];

/** Where a second language differs from the main one, as its owner may mean it. */
function languageQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const [own = {}, main] = [contents[folder], contents['']];
  const files = (Object.keys(own) as (keyof UncheckedContent)[]).filter((file) => file !== 'site');
  const found = files.flatMap((file) => differences(contents, folder, file));
  const missing = Object.entries(main).filter(
    ([file, value]) =>
      !(file in own || shared.includes(file)) && Object.keys(Object(value)).length > 0,
  );
  const mainLanguage = languageOf(main);
  if (missing.length === 0 || isSameLanguage(languageOf(own), mainLanguage)) return found;
  const names = missing.map(([file]) => `${file}.ts`).join(', ');
  const rule = `has no ${names}, so its page shows those in ${languageName(mainLanguage)}`;
  return [...found, { place: `content/${folder}/`, rule }];
}

function sizeQuestions(file: string): Fault[] {
  const megabytes = Math.ceil(statSync(join(publicFolder(), file)).size / 1_000_000);
  const limit = megabytes > 100 ? 'GitHub takes at most 100' : 'Cloudflare Pages takes at most 25';
  const rule = `is ${megabytes} MB, but ${limit}; make it smaller, or link it elsewhere`;
  return megabytes > 25 ? [{ place: `public/${file}`, rule }] : [];
}

/**
 * A line for all that looks wrong in the content of each language, and in `public/`.
 * @param contents without faults
 */
export function wrongLines(contents: ContentByFolder): string[] {
  const folders = Object.keys(contents);
  const others = folders.filter((folder) => folder !== '');
  return [
    ...folders.flatMap((folder) => fieldQuestions(contents, folder)),
    ...others.flatMap((folder) => languageQuestions(contents, folder)),
    ...publicFiles().flatMap(sizeQuestions),
  ].map(faultLine);
}
