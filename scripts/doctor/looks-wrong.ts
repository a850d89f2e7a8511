import { isUtf8 } from 'node:buffer';
import { isIsoDate } from '../../lib/content/dates';

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
  /\bj(ohn|ane)[-_. ]?doe\b|max[-_. ]?mustermann|^\S+@(domain|example|test)\.\w+$/i,
  /(^|[/:@.])(your[-_.]?)?user-?name([/?#.@]|$)/i,
  /(^|[/:@.=])your[-_.]?(company|domain|email|full[-_.]?name|handle|linkedin|name|site)(?![-\w])/i,
  /^\W?your( (company|degree|email|full|job|name|project|role|school|text|title))+( here)?\W*$/i,
  /^((add|enter|insert|write)( [\w-]+){1,5} here)\W*$|^(company|job|project) (name|title|xyz|\d)$/i,
  /(^|[\s/=])[[<{](your \w+|company|date|name|role|user-?name|year)( name)?[\]>}]/i,
  /^(FIXME|TBD|TODO|XXX)(:|\W*$)|^(undefined|null|NaN|\[object Object\])$/,
];

/** The signs of the bytes from 0x80 to 0x9f in Windows-1252; those after them are as in Unicode. */
const signs = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const byteOf = (sign: string) =>
  signs.includes(sign) ? 0x80 + signs.indexOf(sign) : Math.min(sign.charCodeAt(0), 0xff);

/** Whether letters are what a program made of UTF-8 that it took for Windows-1252: "Ã©" is "é". */
function isMisread(text: string): boolean {
  // A quote may follow a capital at the end of a word: "MANHÃ”", "« Å »".
  const withoutQuotes = text.replace(/[\u00a0“’”…»®™–]+(?![a-z]|[^\0-\x7f])/g, '');
  const parts = withoutQuotes.match(/[ÂÃÄÅÎÏÐÑØÙà-ð][^\0-\x7f]+/g) ?? [];
  return parts.some((part) => isUtf8(Uint8Array.from(part, byteOf)));
}
const misread: Pattern[] = [
  { test: isMisread },
  /[\p{Ll}\d][ÂÃ]|Ã[a-z]|(^|\s)Ã\s|â€|вЂ|‚Ä|√[^\w\s(]|%C3%|\\u00|[\u0080-\u009f\ue000-\uf8ff]/u,
];

// Code is right: "arr[i](x)", "__init__", "int *a, *b".
const brokenLink = /(^|[^\w\]])\[[^\]]*\]\(|\] ?\(http/; // "[my code](maria.dev)"
const markup: Pattern[] = [
  /<\/?(a|b|br|em|h\d|hr|i|img|li|ol|p|span|strong|u|ul)( [^<>]*=[^<>]*)?\s?\/?>|<\/div>|<!--/i,
  /&(#\w+|[a-z]{2,8});/i, // "R&amp;D"
  /(^|[\s(])(\*{1,3}|_|~~|`)[^\s*_~`]([^*~`]*[^\s*~`])?\2(?![\w*])/, // "*really*"
  /^#+ (?!\p{Ll})|^\[[ x]?\] |\\[a-z]+\{|\\n(?![a-z])/u, // "# Title", "\textbf{…}", "One\nTwo"
];

const withoutAccount =
  /^https?:\/\/(www\.)?(facebook|github|gitlab|instagram|linkedin|twitter|x)\.com(\/in)?\/?$/i;
const farYear = /^(?!19[5-9]|20[0-4])\d{4}(-|$)/;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString(); // Some time zones are ahead.
export const inFuture: Pattern = { test: (date) => isIsoDate(date) && date > tomorrow };

/** Questions about texts: kind and keys of fields, what looks wrong, and what the owner reads. */
export const looksWrong: [where: RegExp, patterns: Pattern[], rule: string][] = [
  [/^link/, addressTwice, 'has "https://" twice; delete one'],
  [/^link/, notPublic, 'is no public address; write one that visitors can open'],
  [/^(?!text site.words)/, leftByTemplate, 'is what a template left; write your own'],
  [/^link contact.social/, [withoutAccount], 'has no name of an account; write yours'],
  [/^text/, misread, 'has misread letters; save the file as UTF-8, and paste it again'],
  [/^text/, [brokenLink], 'has a broken link; begin its address with https:// or mailto:'],
  [/^text/, markup, 'shows HTML, Markdown or TeX as it is written; write it without'],
  [/^text contact.phone/, [/^(?!\(?\+ ?[1-9]|00)/], 'has no country code; begin with "+"'],
  [/(updated|from|to|period|date)$/, [farYear], 'has a year that is far away; correct it'],
  [/(experience|projects).*to$/, [inFuture], "is in the future; write 'present', or leave it out"],
  [/text (?!edu|cert).*(updated|period|date)$/, [inFuture], 'is in the future; correct it'],
];
