import { statSync } from 'node:fs';
import path from 'node:path';
import { contentFile, faultLine, placeOf, type Fault as Question } from '../../lib/check/fault';
import { isIsoDate } from '../../lib/content/dates';
import { plainText, textParts } from '../../lib/content/linked-text';
import type { Content, ContentByFolder } from '../../lib/content/schema';
import { type TextField, textFields } from '../../lib/content/text-fields';
import { publicFolder } from '../../lib/files/owners-folders';
import { publicFiles } from '../../lib/files/public-files';
import type { LocalizedSite, LocalizedSites } from '../../lib/site/make-sites';
import { isSameLanguage, languageName } from '../../lib/text/intl';
import { en } from '../../lib/words/en';

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i');

const notPublic = anyOf(
  '^https?://[^/?#.]+([/?#]|$)',
  '^https?://(\\[|(0|10|127)\\.\\d|192\\.168\\.|169\\.254\\.|172\\.(1[6-9]|2\\d|3[01])\\.)',
  '^https?://[^/?#]+\\.(internal|invalid|lan|local|localhost|test)([:/?#]|$)',
);
const yours =
  'your[-_. ]?(user|full)?[-_ ]?(name|email|company|domain|(web)?site|project|id|title)';
const leftByTemplate = anyOf(
  'lorem ipsum',
  '\\bj(ohn|ane)[-_. ]?doe\\b',
  `[/:@.=<[](${yours}|user-?name)\\b`,
  `^(${yours}|(project|company|job) (name|title|\\d))(@|\\W*$)`,
);
/** UTF-8 that was read as Windows-1252 or Mac Roman: "â€™", "Ã©", "‚Äô". */
const wrongLetters =
  /[ÃÂÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[âð][€‚†˜œšžŸ]|ï»¿|‚Ä[òôúùìî]|√[©®°±]/;
const html = /<\/?(a|b|br|code|div|em|h\d|i|img|li|ol|p|span|strong|u|ul)\b[^<>]*>|&#?\w{2,8};/i;
const markdown = /\]\(|\*\*|~~|`|^#+ |(^|\s)\*\S[^*]*\*/;
// Some time zones are a day ahead.
const isAhead = (date: string) => isIsoDate(date) && Date.parse(date) > Date.now() + 86_400_000;
const isLongAgo = (date: string) => isIsoDate(date) && date < '1950';

/** The kind and the path of fields, what looks wrong in them, and what the owner reads. */
const questions: [where: RegExp, looksWrong: Pick<RegExp, 'test'>, rule: string][] = [
  [/^link/, /^https?:\/\/https?\b/i, 'has "https://" twice; delete one'],
  [/^link/, notPublic, 'is no public address; write one that visitors can open'],
  [/^(link|text) (?!site.url)/, leftByTemplate, 'is what a template left; write your own'],
  [/^text/, wrongLetters, 'has letters that a program misread; write them again'],
  [/^text/, html, 'shows HTML as it is written; write it without'],
  [/^text/, markdown, 'shows Markdown as it is written; write it without'],
  [/^text/, /\s[•‣▪●]\s/, 'has several points; write each as one of highlights'],
  [/^text contact.phone/, /^(?!\+|00)/, 'has no country code; begin with "+"'],
  [/^text (?!educ).*(updated|to|period|date)$/, { test: isAhead }, 'is in the future; correct it'],
  [/^text .*(from|to|period|date)$/, { test: isLongAgo }, 'is before 1950; correct it'],
];

const wordsOfPage = new Set(textFields({ site: { words: en } }).map(({ keys }) => keys.join('.')));

/** What looks wrong in a field, also in the addresses of a text with links. */
function ruleFor({ kind, hasLinks, text, keys }: TextField): string | undefined {
  const field = keys.join('.');
  if (field.startsWith('site.words') && !wordsOfPage.has(field))
    return 'is no word of the page; lib/words/en.ts has its words';
  const links = hasLinks ? textParts(text).flatMap(({ href }) => href ?? []) : [];
  const values = [
    [`${kind ?? 'text'} ${field}`, hasLinks ? plainText(text) : text] as const,
    ...links.map((href) => [`link ${field}`, href] as const),
  ];
  const found = questions.find(([where, looksWrong]) =>
    values.some(([place, value]) => where.test(place) && looksWrong.test(value)),
  );
  return found?.[2];
}

/** All that looks wrong in the texts of a language. */
function fieldQuestions(contents: ContentByFolder, folder: string): Question[] {
  const pictures: string[] = [];
  return textFields(contents[folder]).flatMap((field) => {
    const { kind, text, keys } = field;
    const isOfProject = kind === 'picture' && keys[0] === 'projects';
    const isRepeated = isOfProject && pictures.includes(text);
    if (isOfProject) pictures.push(text);
    const rule = isRepeated
      ? 'is the picture of another project, too; take another, or none'
      : ruleFor(field);
    const place = placeOf(contents, [folder, ...keys]);
    return rule === undefined ? [] : { place, rule, value: text };
  });
}

const wordsOf = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether a text begins with another one, perhaps after some words: "I am a developer who". */
function repeats(one: string, other: string): boolean {
  const texts = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  const [short = ' ', long = ''] = texts;
  return short !== ' ' && long.slice(0, short.length + 20).includes(short);
}

/** Texts at the beginning of the page that say what an earlier one says. */
function repetitionQuestions({ content: { owner, about }, folder }: LocalizedSite): Question[] {
  const texts = [
    { name: 'role', text: owner.role },
    ...(owner.headline ?? []).map((text) => ({ name: 'headline', text })),
    { name: 'intro', text: owner.intro },
    { name: 'the first paragraph of about.ts', text: about.paragraphs[0] ?? '' },
  ];
  return texts.flatMap(({ name, text }, index) => {
    const earlier = texts.slice(0, index).find((each) => repeats(each.text, text));
    if (earlier === undefined) return [];
    const place = contentFile('owner', folder);
    return {
      place,
      rule: `${name} says what ${earlier.name} says; write something else`,
      value: text,
    };
  });
}

function sizeQuestions(file: string): Question[] {
  const megabytes = Math.ceil(statSync(path.join(publicFolder(), file)).size / 1_000_000);
  if (megabytes <= 25) return [];
  const host = megabytes > 100 ? 'GitHub takes at most 100' : 'Cloudflare Pages takes at most 25';
  return [
    {
      place: `public/${file}`,
      rule: `has ${megabytes} MB, and ${host}; make it smaller, or link it elsewhere`,
    },
  ];
}

/** Pictures, links, dates and numbers, in which languages rarely differ, by their paths. */
function factsIn(file: Partial<Content>): Map<string, string> {
  const numbersAsTexts = (_: string, value: unknown) =>
    typeof value === 'number' ? String(value) : value;
  const fields = textFields(JSON.parse(JSON.stringify(file, numbersAsTexts)));
  const facts = fields.filter(
    ({ kind, text }) => kind !== undefined || /^([\d\s()+./-]+|present)$/.test(text),
  );
  return new Map(facts.map(({ keys, text }) => [keys.join('.'), text]));
}

/** Where a file differs from that of the main language: the length of a list, or facts. */
function differences(
  file: keyof Content,
  { content, folder }: LocalizedSite,
  main: Content,
): Question[] {
  const [own, other] = [content[file], main[file]];
  if (Array.isArray(own) && Array.isArray(other) && own.length !== other.length) {
    const rule = `has another number of entries than ${contentFile(file)}, ${other.length}`;
    return [{ place: contentFile(file, folder), rule, value: own.length }];
  }
  const [facts, mainFacts] = [factsIn({ [file]: own }), factsIn({ [file]: other })];
  return [...new Set([...facts.keys(), ...mainFacts.keys()])]
    .filter((keys) => facts.get(keys) !== mainFacts.get(keys))
    .map((keys) => ({
      place: placeOf({ [folder]: content }, [folder, ...keys.split('.')]),
      rule: `differs from ${contentFile(file)}, which has ${mainFacts.get(keys) ?? 'nothing there'}`,
      value: facts.get(keys) ?? null,
    }));
}

/** The files that languages may share, and `look`, which they always share. */
const shared = ['skills', 'contact', 'look'];

/** What of a language is that of the main one, or differs from it, as an owner may mean it. */
function languageQuestions(
  contents: ContentByFolder,
  site: LocalizedSite,
  main: Content,
): Question[] {
  const files = (Object.keys(main) as (keyof Content)[]).filter((file) => file !== 'site');
  const found = files.flatMap((file) => differences(file, site, main));
  const missing = files.filter(
    (file) =>
      contents[site.folder]?.[file] === undefined &&
      !shared.includes(file) &&
      Object.keys(main[file] ?? []).length > 0,
  );
  const { language } = main.site;
  if (missing.length === 0 || isSameLanguage(site.locale.language, language)) return found;
  const names = missing.map((file) => `${file}.ts`).join(', ');
  const rule = `has no ${names}, so its page shows those in ${languageName(language)}`;
  return [...found, { place: `content/${site.folder}/`, rule }];
}

/** All that looks wrong, and all in which languages differ. */
export const wrongLines = (contents: ContentByFolder, [main, ...others]: LocalizedSites) =>
  [
    ...Object.keys(contents).flatMap((folder) => fieldQuestions(contents, folder)),
    ...[main, ...others].flatMap((site) =>
      contents[site.folder]?.owner ? repetitionQuestions(site) : [],
    ),
    ...publicFiles().flatMap(sizeQuestions),
    ...others.flatMap((site) => languageQuestions(contents, site, main.content)),
  ].map(faultLine);
