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
import { content as sample } from '../../sample/content';

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i');

/** Addresses of examples (RFC 2606), and those that only this computer or network can open. */
export const notPublic = anyOf(
  '^https?://[^/?#.]+([/?#]|$)',
  '^https?://(\\[|(0|10|127)\\.\\d|192\\.168\\.|169\\.254\\.|172\\.(1[6-9]|2\\d|3[01])\\.)',
  '^https?://([^/?#]+\\.)?example(\\.(com|net|org))?([:/?#]|$)',
  '^https?://[^/?#]+\\.(internal|invalid|lan|local|localhost|test)([:/?#]|$)',
);
const yours =
  'your[-_. ]?(full|user)?[-_. ]?(name|email|company|domain|handle|profile|(web)?site|project|title)';
const leftByTemplate = anyOf(
  'lorem ipsum|dolor sit amet|\\bj(ohn|ane)[-_. ]?doe\\b|mustermann|\\{\\{|\\$\\{',
  `[/:@.=<{[](${yours}|user-?name|domain\\.com)\\b`,
  `^(${yours}|(project|company|job) (name|title|one|\\d))( here)?(@|\\W*$)`,
  '^\\S+@example\\.(com|net|org)$|^(you|name|email|user|test)@test\\.',
  '^(TODO|FIXME):|^(add|enter|insert|your) (\\w+ )+here\\W*$',
  '^city, (country|state)$|(^|\\s)\\[(city|company|date|name|place|role|year)( name)?\\]',
  '^(undefined|null|NaN|TBD|\\[object Object\\])$',
);
const bareAccount =
  /^https?:\/\/(www\.)?(github|gitlab|linkedin|x|twitter|instagram|facebook)\.com(\/in)?\/?$/i;
// What UTF-8 has after the first byte of a letter, as other encodings read it. The second group may
// also stand after a letter that is right: "Å”".
const signs = '¡-º¼-¿€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™šœžŸ';
const closing = '‘’“”–—…›»';
/** UTF-8 that was read in another encoding, "â€™" and "Ã©", or written for programs, "%C3%A9". */
const misread = new RegExp(
  [
    `[\u0080-\u009f]|[ÂÃÄÅÎÏÐÑØÙ]([${signs}]|[${closing}][a-z]{2})`,
    `[à-ï](?![${closing}]{2})[${signs}${closing}]{2}|[âð][€‚†˜œšžŸ]`,
    '[a-z\\d.,:;!?)][ÂÃŸ]|(^|\\s)Ã\\s',
    'вЂ|‚Ä[òôúùìî]|√[©®°±]|[%=]C3[%=]|\\\\u00[\\da-f]{2}',
  ].join('|'),
);
/** Struck and underlined letters, small capitals, letters in squares; signs of one typeface. */
const drawnLetters =
  /[\u0332\u0333\u0335\u0336\u1d00-\u1d22\ue000-\uf8ff]|[\u{1f130}-\u{1f189}][\p{L}\u{1f130}-\u{1f189}]/u;
const html =
  /<\/?(a|b|br|code|div|em|h\d|i|img|li|ol|p|span|strong|u|ul)\b[^<>]*>|<!--|&#?\w{2,8};/i;
// Code is right: "arr[i](x)", "__init__", "int *a, *b".
const markdown = new RegExp(
  [
    '\\]\\s?\\(http|\\]\\([^()\\s]*[./#@]',
    '\\*\\*[^*]+\\*\\*|__(?![a-z_]+__)\\S.*__|~~|`|^#+ |^\\[[ x]?\\] ',
    '(^|\\s)\\*[^*\\s]([^*]*[^*\\s])?\\*(?![\\w*])|\\\\[a-z]+\\{|[^:]\\\\n(?![a-z])',
  ].join('|'),
);
const isAfter = (days: number) => ({
  test: (date: string) => isIsoDate(date) && Date.parse(date) > Date.now() + days * 86_400_000,
});
// Some time zones are a day ahead.
const inFuture = isAfter(1);
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
  [/^link contact.social/, bareAccount, 'has no name of an account; write yours'],
  [/^text/, misread, 'has letters that a program misread; write them again'],
  [/^text/, html, 'shows HTML as it is written; write it without'],
  [/^text/, markdown, 'shows Markdown or TeX as it is written; write it without'],
  [/^text/, drawnLetters, 'has letters of social networks, or of one typeface; type plain ones'],
  [/^text/, /\s[•‣▪●]\s/, 'has several points; write each as one of highlights'],
  [/^text contact.phone/, /^(?!\+|00)/, 'has no country code; begin with "+"'],
  [
    /^text .*(updated|from|to|period|date)$/,
    isAfter(3653),
    'is more than ten years ahead; correct it',
  ],
  [
    /^text (experience|projects).*to$/,
    inFuture,
    "is in the future; write 'present', or leave `to` out",
  ],
  [/^text (?!education).*(updated|period|date)$/, inFuture, 'is in the future; correct it'],
  [/^text .*(updated|from|to|period|date)$/, { test: isLongAgo }, 'is before 1950; correct it'],
  [
    /^text skills.*level$/,
    /^(\d|10)$/,
    'is low beside the others; levels are percent: 4 of 5 is 80',
  ],
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

/** `sampleLines` names what is left of the sample. */
const textsOfSample = new Set(textFields(sample).map(({ text }) => text));

const wordsOfPage = fieldsIn({ '': { site: { words: en } } }, '').map(({ at }) => at);

const wordsIn = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether a text is another one with at most four words more: "Hi, I am a developer". */
function repeats(text: string, other: string): boolean {
  const texts = [wordsIn(text), wordsIn(other)].sort((one, two) => one.length - two.length);
  const [short = '', long = ''] = texts;
  const more = long.split(' ').length - short.split(' ').length;
  return short !== ' ' && more <= 4 && long.includes(short);
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
    const link = where.test(`link ${at}`) && links.find((href) => looksWrong.test(href));
    if (link) return `has a link to ${link}, which ${rule}`;
  }
  const before = (places: RegExp) =>
    places.test(at) ? earlier.filter((field) => places.test(field.at)) : [];
  if (before(/^projects.*image\.src$/).some((field) => field.text === text)) {
    return 'is the picture of another project, too; take another, or none';
  }
  const beginning = before(/^(owner\.(role|headline\.\d|intro)|about\.paragraphs\.0)$/);
  const same = beginning.find((field) => repeats(field.text, text));
  const where = at === 'owner.role' ? ' there' : '';
  return same && `says the same as ${same.place}; write something else${where}`;
}

/** The texts and numbers of a language that look wrong. */
function fieldQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const fields = fieldsIn(contents, folder);
  return fields.flatMap((field, index) => {
    const isOfSample = textsOfSample.has(field.text);
    const rule = isOfSample ? undefined : ruleFor(field, fields.slice(0, index));
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
