import { isUtf8 } from 'node:buffer';
import { isIsoDate } from '../../lib/content/dates';

type Pattern = Pick<RegExp, 'test'>;

/** Addresses of examples, and those that only this computer or network can open. */
export const notPublic: Pattern[] = [
  /^https?:\/\/[^/?#.]+([/?#]|$)/i, // a host without a dot: "localhost:3000"
  /^https?:\/\/(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+)+([:/]|$)/i,
  /^https?:\/\/100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])(\.\d+)+([:/]|$)/i, // of Tailscale
  /^https?:\/\/[^/?#]+\.(example|internal|invalid|lan|local|localhost|test)([:/?#]|$)/i,
  /^https?:\/\/([^/?#]+\.)?example\.(com|net|org)([:/?#]|$)/i,
];

const addressTwice: Pattern[] = [
  /^https?:\/\/(www\.)?https?\b/i,
  /^https?:\/\/(?:www\.)?([^/]+)\/.*\/\/(?:www\.)?\1/i, // "https://x.com/https://x.com/maria"
];

const yours =
  'app|company|domain|email|full|git(hub|lab)|handle|here|linkedin|name|profile|repo|site|user';
const fieldNames = 'company|degree|description|email|full|job|name|project|role|school|text|title';
export const leftByTemplate: Pattern[] = [
  /^lorem ipsum(\W*$| is\b)|ipsum dolor|dolor sit amet|consectetur adipiscing/i,
  /\{\{|%7B%7B|\$\{|=video_id\b|\bgoes here\W*$/i,
  /\bj(ohn|ane)[-_. ]?doe\b(?!-)|max[-_. ]?mustermann|^\S+@(domain|example|test)\.\w+$/i,
  new RegExp(`(^|[/:@.=])your([-_.]?(${yours}))+(?![-\\w])`, 'i'), // "/your-github-username/x"
  /(^|[/:@.])(my[-_.]?)?user-?name([/?#.@]|$)|\.com\/(handle|user)(\/repo)?\/?$/i,
  /(^|[/:@.])(dein|ihr|seu|su|tu|votre)[-_. ]?(name|nom|nombre|nome|usuario)\W*$/i,
  /(^|[/@])first-?name[-_. ]?last-?name\W*$|[/.]my-?site\.com|^my company$/i,
  new RegExp(`^\\W?your( (${fieldNames}))+( here)?\\W*$`, 'i'), // "Your company name here"
  /^(add|enter|insert|write)( [\w-]+){1,5} here\W*$/i,
  /^(company|job|project) (description|name|title|xyz|\d)$/i,
  /(^|[\s/=])[[<{](your[-_ ]\w+|company|date|name|role|user-?name|year)( name)?[\]>}]/i,
  /^(FIXME|TBD|TODO|XXX)(:|\W*$)|^(undefined|null|NaN|\[object Object\])$/,
  /\[X+\]|\bXX+ ?%/, // "Led [X] people"
];

/** The signs of the bytes from 0x80 to 0x9f in Windows-1252; those after them are as in Unicode. */
const signs = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function byteOf(sign: string): number {
  if (signs.includes(sign)) return 0x80 + signs.indexOf(sign);
  const code = sign.charCodeAt(0);
  return code > 0xff ? 0xff : code; // No text in UTF-8 has the byte 0xff.
}

/** Whether letters are what a program made of UTF-8 that it took for Windows-1252: "Ã©" is "é". */
function isMisread(text: string): boolean {
  // A quote may follow a capital at the end of a word: "MANHÃ”", "« Å »".
  const withoutQuotes = text.replace(/[\u00a0“’”…»®™–]+(?![a-z]|[^\0-\x7f])/g, '');
  const parts = withoutQuotes.match(/[ÂÃÄÅÎÏÐÑØÙà-ð][^\0-\x7f]+/g) ?? [];
  return parts.some((part) => isUtf8(Uint8Array.from(part, byteOf)));
}

const misread: Pattern[] = [
  { test: isMisread },
  /[\p{Ll}\d][ÂÃ]|Ã[a-z]|(^|\s)Ã\s|â[€†]|вЂ|‚Ä|√[^\w\s(]|%C3%|\\u00|[\u0080-\u009f\ue000-\uf8ff]/u,
  /([ÐÑØÙ][^\0-\x7fÀ-ÿ]){2}/, // "Ù…Ø±Ø": clean texts have lost its U+00AD
];

// Code is right: "arr[i](x)", "f(x)[0](1)", "__init__", "int *a, *b", "**kwargs".
const brokenLink = /(^|[^\w\])])\[[^\]]*\]\(|^[^[]*\]\(|\] ?\(http/; // "[my code](maria.dev)"
const markup: Pattern[] = [
  /<\/?(a|b|br|em|h\d|hr|i|img|li|ol|p|span|strong|u|ul)( [^<>]*=[^<>]*)?\s?\/?>|<\/div>|<!--/i,
  /&((#\w+|[a-z]{2,8});|(amp|quot)\b|nbsp|[lr][ds]quo|[mn]dash)/i, // "R&amp;D"
  /(^|[\s(])(\*{1,3}|_|~~|`)[^\s*_~`]([^*~`]*[^\s*~`])?\2(?![\w*])/, // "*really*"
  /(^|\s)(__[^\s_][^_]*\s[^_]*__(?!\w)|\*\*(?!(kw)?arg|opt|\w\b)\w)/, // "__in bold__", "**open"
  /(^|\s)(!\[|:[a-z_]{3,}:(?!\S))|\\[%&$]/, // "![a picture](…)", ":rocket:", "5\%"
  /^#+ (?!\p{Ll})|^\[[ x]?\] |\\[a-z]+\{|\\n(?![a-z])/u, // "# Title", "\textbf{…}", "One\nTwo"
];

/** What stands beside a text on LinkedIn, in a chat or in a table: "· 2 yrs 3 mos", "… see more". */
const copiedWithText = /…\s?see more$|(· |yrs? )\d+ (mos?|yrs?)$|contentReference\[|^#(REF|VALUE)!/;

/** "develop- ment", but not "pre- and post-war". */
const endOfLine = /\p{Ll}- (?!eller |oder |oraz |samt )\p{Ll}{4}/u;

const accountHosts =
  '(facebook|git(hub|lab)|instagram|leetcode|linkedin|medium|stackoverflow|twitter|x|youtube)\\.com';
const withoutAccount = new RegExp(
  `^https?://(www\\.)?(${accountHosts}|dev\\.to|t\\.me|wa\\.me)(/feed|/in|/in/me)?/?$`,
  'i',
);
/** "+49 0171 1234567". Some countries, like Italy, keep the zero. */
const zeroAfterCountry = /^\(?\+(?!39|378|22[59]|24[12])\d{1,3}\)?[\s./-]\(?0/;
const farYear = /^(?!19[5-9]|20[0-4])\d{4}(-|$)/;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString(); // Some time zones are ahead.
export const inFuture: Pattern = { test: (date) => isIsoDate(date) && date > tomorrow };

/** Questions about links and texts: keys of fields, what looks wrong, and what the owner reads. */
export const looksWrong: Record<string, [at: RegExp, patterns: Pattern[], rule: string][]> = {
  link: [
    [/^/, addressTwice, 'has "https://" twice; delete one'],
    [/^/, notPublic, 'is no public address; write one that visitors can open'],
    [/^/, leftByTemplate, 'is what a template left; write your own'],
    [/^contact.social/, [withoutAccount], 'has no name of an account; write yours'],
  ],
  text: [
    [/^(?!site.words)/, leftByTemplate, 'is what a template left; write your own'],
    [/^/, misread, 'has misread letters; save the file as UTF-8, and paste it again'],
    [/^/, markup, 'shows HTML, Markdown or TeX as it is written; write it without'],
    [/^/, [brokenLink], 'has a broken link; write [text](https://address), with no space'],
    [/^/, [copiedWithText], 'has more than you wanted to copy; delete the rest'],
    [/^/, [endOfLine], 'has a hyphen where a line ended; join the word'],
    [/^contact.phone/, [/^(?!\(?\+ ?[1-9]|00)/], 'has no country code; begin with "+"'],
    [/^contact.phone/, [zeroAfterCountry], 'has a zero after its country code; delete it'],
    [/(updated|from|to|period|date)$/, [farYear], 'has a year that is far away; correct it'],
    [/^(exp|proj).*to$/, [inFuture], "is in the future; write 'present', or leave it out"],
    [/^(?!edu|cert).*(updated|period|date)$/, [inFuture], 'is in the future; correct it'],
  ],
};
