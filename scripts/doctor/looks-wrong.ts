import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFile, type Fault, faultLine, placeOf, valueAt } from '../../lib/check/fault';
import { isIsoDate } from '../../lib/content/dates';
import { plainText, textParts } from '../../lib/content/linked-text';
import type { ContentByFolder } from '../../lib/content/schema';
import { type DescribedSchema, describedContent, textFields } from '../../lib/content/text-fields';
import { publicFolder } from '../../lib/files/owners-folders';
import { publicFiles } from '../../lib/files/public-files';
import { isSameLanguage, languageName } from '../../lib/text/intl';
import { en } from '../../lib/words/en';
import { content as sample } from '../../sample/content';

type Pattern = Pick<RegExp, 'test'>;

/** Addresses of examples, and those that only this computer or network can open. */
export const notPublic: Pattern[] = [
  /^https?:\/\/[^/?#.]+([/?#]|$)/i, // a host without a dot: "localhost:3000"
  /^https?:\/\/(0|10|127|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+)+([:/]|$)/i,
  /^https?:\/\/[^/?#]+\.(example|internal|invalid|lan|local|localhost|test)([:/?#]|$)/i,
  /^https?:\/\/([^/?#]+\.)?example\.(com|net|org)([:/?#]|$)/i,
];

const addressTwice: Pattern[] = [
  /^https?:\/\/(www\.)?https?\b/i,
  /^https?:\/\/(?:www\.)?([^/]+)\/.*\/\/(?:www\.)?\1/i, // "https://x.com/https://x.com/maria"
];

const leftByTemplate: Pattern[] = [
  /^lorem ipsum\W*$|ipsum dolor|dolor sit amet|\{\{|\$\{/i,
  /\bj(ohn|ane)[-_. ]?doe\b|max[-_. ]?mustermann/i,
  /(^|[/:@.])(your[-_.]?)?user-?name([/?#.@]|$)/i,
  /(^|[/:@.])your[-_.]?(\w+[-_.])?(company|domain|email|handle|(user)?name|site)(?![-\w])/i,
  /[/@=]your[-_.][a-z]+\/?$/i, // "linkedin.com/in/your-linkedin"
  /^\W?your( (company|degree|email|full|job|name|project|role|school|text|title))+( here)?\W*$/i,
  /^((add|enter|insert|write)( [\w-]+){1,5} here|(enter|insert) your [\w ]+)\W*$/i,
  /^(company|job|project|school) (name|title|one|two|xyz|\d)$|^city, (country|state)$/i,
  /(^|[\s/=])[[<{](your \w+|city|company|date|name|role|user-?name|year)( name)?[\]>}]/i,
  /^(FIXME|TBD|TODO|XXX)(:|\W*$)|^(undefined|null|NaN|\[object Object\])$/,
  /^\S+@(domain|example|test)\.\w+$/i,
];

// What another encoding makes of the bytes of a letter: signs, which no text has after "Ã" or "â",
// except a quote at the end of a word: "MANHÃ”", "“touché…”".
const signs = '¡-º¼-¿€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™šœžŸ';
const quotes = '‘’“”–—…›»';
const misread: Pattern[] = [
  new RegExp(`[ÂÃÄÅÎÏÐÑØÙ][${signs}]`), // "Ã©"
  /[ÂÃÄÅÎÏÐÑØÙ]([“”–—…›»][a-z]|‘\p{L}|’[a-z]{2})/u, // "Ã–sterreich"
  new RegExp(`[à-ð](?![${quotes}]{2})[${signs}${quotes}]{2}`), // "â€™"
  /[\p{Ll}\d.,:;!?)][ÂÃŸ]|Ã[a-z]|(^|\s)Ã\s/u, // "voilÃ ", whose no-break space is gone
  /вЂ|‚Ä|\p{L}√|√[^\p{L}\p{N}\s(]|[%=]C3[%=]|\\u00|[\u0080-\u009f\ue000-\uf8ff]/u, // "caf%C3%A9"
];

const html: Pattern[] = [
  /<\/?(a|b|br|em|h\d|hr|i|img|li|ol|p|span|strong|u|ul)( [^<>]*=[^<>]*)?\s?\/?>|<\/div>|<!--/i,
  /&(#\w+|[a-z]{2,8});/i, // "R&amp;D"
];

// Code is right: "arr[i](x)", "__init__", "int *a, *b".
const brokenLink = /(^|[^\w\]])\[[^\]]*\]\(|\] ?\(http/; // "[my code](maria.dev)"
const markdown: Pattern[] = [
  /(^|[\s(])(\*{1,3}|_|~~|`)[^\s*_~`]([^*~`]*[^\s*~`])?\2(?![\w*])/, // "*really*"
  /^#+ |^\[[ x]?\] |\\[a-z]+\{|\\n(?![a-z])/, // "# Title", "\textbf{…}", "One\nTwo"
];

const withoutAccount =
  /^https?:\/\/(www\.)?(facebook|github|gitlab|instagram|linkedin|twitter|x)\.com(\/in)?\/?$/i;
const farYear = /^(?!19[5-9]|20[0-4])\d{4}(-|$)/;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString(); // Some time zones are ahead.
const inFuture: Pattern = { test: (date) => isIsoDate(date) && date > tomorrow };

/** Questions about texts: kind and keys of fields, what looks wrong, and what the owner reads. */
const questions: [where: RegExp, looksWrong: Pattern[], rule: string][] = [
  [/^link/, addressTwice, 'has "https://" twice; delete one'],
  [/^link/, notPublic, 'is no public address; write one that visitors can open'],
  [/^(?!text site.words)/, leftByTemplate, 'is what a template left; write your own'],
  [/^link contact.social/, [withoutAccount], 'has no name of an account; write yours'],
  [/^text/, misread, 'has misread letters; save the file as UTF-8, and paste it again'],
  [/^text/, html, 'shows HTML as it is written; write it without'],
  [/^text/, [brokenLink], 'has a broken link; begin its address with https:// or mailto:'],
  [/^text/, markdown, 'shows Markdown or TeX as it is written; write it without'],
  [/^text contact.phone/, [/^(?!\(?\+ ?[1-9]|00)/], 'has no country code; begin with "+"'],
  [/(updated|from|to|period|date)$/, [farYear], 'has a year that is far away; correct it'],
  [/(experience|projects).*to$/, [inFuture], "is in the future; write 'present', or leave it out"],
  [/text (?!edu|cert).*(updated|period|date)$/, [inFuture], 'is in the future; correct it'],
];

const textsOfSample = textFields(sample).map(({ text }) => text);
const wordsOfPage = textFields({ site: { words: en } }).map(({ keys }) => keys.join('.'));

/**
 * The texts of a language, and the addresses of links in them, without those of the sample, which
 * `sample.ts` names, and without what `run.ts` asks for.
 */
const fieldsIn = (contents: ContentByFolder, folder: string) =>
  textFields(contents[folder]).flatMap(({ keys, kind = 'text', hasLinks, text }) => {
    const at = keys.join('.');
    const isAskedElsewhere = /^site\.url$|^contact\.emailService\..*Id$/.test(at);
    if (isAskedElsewhere || textsOfSample.includes(text)) return [];
    const place = placeOf(contents, [folder, ...keys]);
    const links = hasLinks ? textParts(text).flatMap(({ href }) => href ?? []) : [];
    const shown = { at, place, kind, text: hasLinks ? plainText(text) : text };
    return [shown, ...links.map((link) => ({ at, place, kind: 'link', text: link }))];
  });
type Field = ReturnType<typeof fieldsIn>[number];

function ruleFor({ at, kind, text }: Field): string | undefined {
  if (at.startsWith('site.words') && !wordsOfPage.includes(at)) {
    return 'is no word of the page; lib/words/en.ts has its words';
  }
  const isAsked = questions.find(
    ([where, patterns]) =>
      where.test(`${kind} ${at}`) && patterns.some((pattern) => pattern.test(text)),
  );
  return isAsked?.[2];
}

/** Whether a text is the end of another one that is hardly longer: "Hi, I am a developer." */
function isAlike(one: string, other: string): boolean {
  const wordsIn = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const [first, second] = [wordsIn(one), wordsIn(other)];
  const isEnd = first.endsWith(second) || second.endsWith(first);
  const hasLetters = first.trim() !== '' && second.trim() !== '';
  return isEnd && hasLetters && Math.abs(first.length - second.length) < 20;
}

/** The fields at some places, in the order of these, that repeat an earlier one. */
function repetitions(fields: Field[], places: RegExp[], isSame: typeof isAlike) {
  const compared = places.flatMap((place) => fields.filter(({ at }) => place.test(at)));
  return compared.flatMap((field, index) => {
    const earlier = compared.slice(0, index).find(({ text }) => isSame(text, field.text));
    return earlier ? [{ ...field, rule: `repeats ${earlier.place}; choose something else` }] : [];
  });
}

function textQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const all = fieldsIn(contents, folder);
  const begins = all.filter(({ at, text }) => at.endsWith('from') && inFuture.test(text));
  const laterEnds = begins.map(({ at }) => at.replace(/from$/, 'to'));
  const fields = all.filter(({ at }) => !laterEnds.includes(at));
  const beginning = [/^owner.role/, /^owner.headline/, /^owner.intro/, /^about.paragraphs.0/];
  return [
    ...fields.map((field) => ({ ...field, rule: ruleFor(field) })),
    ...repetitions(fields, beginning, isAlike),
    ...repetitions(fields, [/^projects.*image.src/], Object.is),
  ].flatMap(({ place, rule, text }) => (rule ? { place, rule, value: text } : []));
}

/**
 * Where a file has another length, link, picture or number than that of the main language.
 * @param keys the folder of the language, the file, and the keys of a field in it
 */
function differences(
  contents: ContentByFolder,
  keys: readonly string[],
  schema?: DescribedSchema,
): Fault[] {
  const [, file = '', ...rest] = keys;
  const [own, main] = [keys, ['', file, ...rest]].map((each) =>
    each.reduce<unknown>(valueAt, contents),
  );
  const differs = (value: unknown = 'nothing', other: unknown = 'nothing'): Fault[] => {
    const rule = `differs from ${contentFile(file)}, which has ${other}; make them equal`;
    return [{ place: placeOf(contents, keys), rule, value }];
  };
  if (rest.length === 0 && lengthOf(own) !== lengthOf(main)) {
    return differs(lengthOf(own), `${lengthOf(main)} entries`);
  }
  // A period may be one text, or beginning and end.
  if (typeof (own ?? main) !== typeof (main ?? own)) return [];
  if (typeof (own ?? main) === 'object') {
    // All languages share `emailService`.
    const { emailService, ...fields } = { ...Object(own), ...Object(main) };
    return Object.keys(fields).flatMap((name) =>
      differences(contents, [...keys, name], schema?.items ?? schema?.properties?.[name]),
    );
  }
  const isFact = schema?.kind !== undefined || /^[\d\s()+./-]+$/.test(String(own ?? main));
  return isFact && own !== main ? differs(own, main) : [];
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** The files that languages may share, and `look`, which they always share. */
const shared = ['skills', 'contact', 'look'];

/** Where a second language differs from the main one, as its owner may mean it. */
function languageQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const [own = {}, main] = [contents[folder], contents['']];
  const found = Object.keys(own)
    .filter((file) => file !== 'site')
    .flatMap((file) => differences(contents, [folder, file], describedContent.properties?.[file]));
  const missing = Object.entries(main)
    .filter(([file, value]) => !(file in own) && Object.keys(Object(value)).length > 0)
    .flatMap(([file]) => (shared.includes(file) ? [] : `${file}.ts`));
  const language = String(valueAt(main.site, 'language'));
  const isShared = isSameLanguage(String(valueAt(own.site, 'language')), language);
  if (missing.length === 0 || isShared) return found;
  const rule = `has no ${missing.join(', ')}, so its page shows those in ${languageName(language)}`;
  return [...found, { place: `content/${folder}/`, rule }];
}

/** The beginning of the field with the latitude in EXIF data, in both orders of bytes. */
const latitudes = [
  [0, 2, 0, 5, 0, 0, 0, 3],
  [2, 0, 5, 0, 3, 0, 0, 0],
].map((bytes) => Buffer.from(bytes));

function fileQuestions(name: string): Fault[] {
  const file = join(publicFolder(), name);
  const place = `public/${name}`;
  const megabytes = Math.ceil(statSync(file).size / 1_000_000);
  const limit = megabytes > 100 ? 'GitHub takes at most 100' : 'Cloudflare Pages takes at most 25';
  const tooLarge = `is ${megabytes} MB, but ${limit}; make it smaller, or link it elsewhere`;
  if (megabytes > 25) return [{ place, rule: tooLarge }];
  if (!/\.(jpe?g|png|webp|avif|hei[cf]|tiff?)$/i.test(name)) return [];
  const photo = readFileSync(file);
  const rule =
    'says where it was taken; save it without metadata, or put it into content/pictures/';
  const hasPlace = [...latitudes, 'GPSLatitude'].some((latitude) => photo.includes(latitude));
  return hasPlace ? [{ place, rule }] : [];
}

/**
 * A line for all that looks wrong in the content of each language, and in `public/`.
 * @param contents without faults
 */
export function wrongLines(contents: ContentByFolder): string[] {
  const [main = '', ...others] = Object.keys(contents);
  return [
    ...[main, ...others].flatMap((folder) => textQuestions(contents, folder)),
    ...others.flatMap((folder) => languageQuestions(contents, folder)),
    ...publicFiles().flatMap(fileQuestions),
  ].map(faultLine);
}
