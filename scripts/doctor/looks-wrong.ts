import { isUtf8 } from 'node:buffer';

type Pattern = Pick<RegExp, 'test'>;

/** Addresses of examples, and those that only this computer or network can open. */
export const notPublic: Pattern[] = [
  /^https?:\/\/([^/?#.]+|(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+)+)([:/?#]|$)/i,
  /^https?:\/\/([^/?#]+\.)?(example(\.(com|net|org))?|invalid|lan|local|localhost|test)([:/?#]|$)/i,
];

const yours = 'app|domain|email|git(hub|lab)|handle|here|linkedin|name|profile|repo|site|user';
export const leftByTemplate: Pattern[] = [
  /^lorem ipsum|ipsum dolor|dolor sit amet|\{\{|%7B|\$\{|(goes|text) here\W*$|create next app/i,
  new RegExp(`(^|[/:@.={])your([-_.]?(${yours}))+(?![-\\w])`, 'i'), // "/your-github-username/x"
  /^\W?your( (company|degree|description|full|job|name|role|school|title))+( here)?\W*$/i,
  /(^|[/:@.{])user-?name([/?#.@}]|$)|\bj(ohn|ane)[-_. ]?doe\b(?!-)|^\S+@(domain|example)\.\w+$/i,
  /^(TBD|TODO|XXX)(:|\W*$)|^(undefined|null|NaN)$|[[<](company|date|name|role|year|X+)[\]>]/,
];

const hosts = 'facebook|github|gitlab|instagram|linkedin|medium|twitter|x|youtube';
const withoutAccount = new RegExp(`^https?://(www\\.)?(${hosts})\\.com(/in|/feed)?/?$`, 'i');

const ofOneDeployment: Pattern[] = [
  /\/\/[^/]+-(git-[^/]+|(?=[a-z]*\d)[a-z\d]{9})-[^/]+\.vercel\.app/i,
  /\/\/(([\da-f]{24}|deploy-preview-\d+)--[^/]+\.netlify\.app|[\da-f]{8}\.[^/]+\.pages\.dev)/i,
];

const onlyForOwner: Pattern[] = [
  /\/\/(app\.netlify|dashboard\.heroku|console\.firebase\.google|studio\.youtube)\.com/i,
  /\/\/vercel\.com\/(?!blog|docs|templates)\w|\.github\.dev|\/\/github\.com\/codespaces/i,
  /\/\/(docs\.google|(www\.)?figma|www\.linkedin)\.com\/(.+\/edit\b|files|feed\/\?)/i,
  /\/\/github\.com\/[^/]+\/[^/]+\/settings\b/i,
];

const markup: Pattern[] = [
  /<\/?(a|b|br|em|h\d|i|li|p|span|strong|ul)( [^<>]*=[^<>]*)?\s?\/?>|<\/div>|<!--|&#?\w{2,8};/i,
  /(^|[\s(])(\*{1,3}|_|~~|`)[^\s*_~`]([^*~`]*[^\s*~`])?\2(?![\w*])/, // "*really*"
  /^#+ (?!\p{Ll})|(^|\s)(__[^\s_]+ [^_]+__(?!\w)|!?\[[^\]]+\]\()|\\[a-z]+\{/u, // "[x](y)"
];

/** The signs of the bytes from 0x80 to 0x9f in Windows-1252. The others are as in Unicode. */
const signs = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

// No text in UTF-8 has the byte 0xff.
const byteOf = (sign: string): number =>
  signs.includes(sign) ? 0x80 + signs.indexOf(sign) : Math.min(sign.charCodeAt(0), 0xff);

/** Whether a text is UTF-8 that a program took for Windows-1252: "CafÃ©" is "Café". */
const isMisread = (text: string): boolean =>
  /[^\0-\x7f]/.test(text) && isUtf8(Uint8Array.from(text, byteOf));

// Some time zones are a day ahead.
const inFuture: Pattern = { test: (date) => Date.parse(date) > Date.now() + 86_400_000 };

/** Questions about texts and links: keys of fields, what looks wrong, and what the owner reads. */
export const looksWrong: [at: RegExp, patterns: Pattern[], rule: string][] = [
  [/^/, notPublic, 'is no public address; write one that visitors can open'],
  [/^(?!site\.words)/, leftByTemplate, 'is what a template left; write your own'],
  [/^site\.url/, [/^http:/i], 'is not encrypted; write https:// if your host has it'],
  [/^contact\.social/, [withoutAccount], 'has no name of an account; write yours'],
  [/^/, ofOneDeployment, 'is of one deployment, and never changes; write that of the site'],
  [/^/, onlyForOwner, 'may open only for you; write an address that visitors can open'],
  [/^/, [{ test: isMisread }], 'has misread letters; save the file as UTF-8, and paste it again'],
  [/^/, markup, 'shows HTML, Markdown or TeX as it is written; write it without'],
  [/^contact\.phone/, [/^(?!\(?\+|00)/], 'has no country code; begin with "+" and the code'],
  // Schools and certificates may end later.
  [
    /^(site|exp|proj|awards).*(updated|to|period|date)$/,
    [inFuture],
    'is in the future; correct it',
  ],
];
