import { isUtf8 } from 'node:buffer';

/** A regular expression, or a function in its place. */
type Pattern = Pick<RegExp, 'test'>;

/** Addresses of examples, and those that only this computer or network can open. */
export const notPublic: Pattern[] = [
  /^https?:\/\/[^./?#]+([:/?#]|$)/i, // "http://localhost:3000", "http://intranet/me"
  // The private networks of RFC 1918: "https://192.168.0.7/".
  /^https?:\/\/(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+)+([:/?#]|$)/i,
  // "http://mac.local:3000", "https://www.example.com/me"
  /^https?:\/\/([^/?#]+\.)?(example(\.(com|net|org))?|invalid|lan|local|localhost|test)([:/?#]|$)/i,
];

const afterYour = 'app|domain|email|git(hub|lab)|handle|here|linkedin|name|profile|repo|site|user';
export const leftByTemplate: Pattern[] = [
  /^lorem ipsum|ipsum dolor|dolor sit amet|(goes|text) here\W*$|create next app/i,
  /\{\{|\$\{/, // "{{ name }}", "${name}"
  // "/your-github-username/x", "you@your.domain", but not "your-first-app" or "your website".
  new RegExp(`(^|[/:@.={])your([-_.]?(${afterYour}))+(?![-\\w])`, 'i'),
  /^\W?your( (company|degree|description|full|job|name|role|school|title))+( here)?\W*$/i,
  /(^|[/:@.{])user-?name([/?#.@}]|$)/i, // "/username/repo", "{user-name}", but not "the username"
  /\bj(ohn|ane)[-_. ]?doe\b(?!-)/i, // "john.doe@", but not "john-doe-company"
  /^\S+@(domain|example)\.\w+$/i, // "you@example.com"
  /^(TBD|TODO|XXX)(:|\W*$)|^(undefined|null|NaN)$/, // "TODO: write this", but not "TODO ESTÁ BIEN"
];

/** The start page, or the own page, of a service: "https://www.linkedin.com/in/". */
const withoutAccount =
  /^https?:\/\/(www\.)?(facebook|github|gitlab|instagram|linkedin|medium|twitter|x|youtube)\.com(\/in|\/feed)?\/?$/i;

const ofOneDeployment: Pattern[] = [
  /\/\/[^/]+-git-[^/]+-[^/]+\.vercel\.app/i, // A branch: "//kelp-git-main-maria.vercel.app"
  // A hash of nine, with a digit: "//kelp-b8xq2k1ab-maria.vercel.app".
  /\/\/[^/]+-(?=[a-z]*\d)[a-z\d]{9}-[^/]+\.vercel\.app/i,
  /\/\/([\da-f]{24}|deploy-preview-\d+)--[^/]+\.netlify\.app/i, // "//deploy-preview-12--kelp.…"
  /\/\/[\da-f]{8}\.[^/]+\.pages\.dev/i, // "//4f1c2a9b.kelp.pages.dev"
];

const onlyForOwner: Pattern[] = [
  /\/\/(app\.netlify|dashboard\.heroku|console\.firebase\.google|studio\.youtube)\.com/i,
  /\/\/vercel\.com\/(?!blog|docs|templates)\w/i, // "//vercel.com/maria/kelp"
  /\.github\.dev|\/\/github\.com\/(codespaces|[^/]+\/[^/]+\/settings\b)/i,
  // "//docs.google.com/document/d/1aB/edit", "//figma.com/files", "//www.linkedin.com/feed/?…"
  /\/\/(docs\.google|(www\.)?figma|www\.linkedin)\.com\/(.+\/edit\b|files|feed\/\?)/i,
];

const markup: Pattern[] = [
  // "<br>", "</p>", "<a href=…>", but not "List<String>" or "a <div> in the middle".
  /<\/?(a|b|br|em|h\d|i|li|p|span|strong|ul)( [^<>]*=[^<>]*)?\s?\/?>|<\/div>|<!--/i,
  /&#?\w{2,8};/, // "&amp;", "&#233;"
  /(^|[\s(])(\*{1,3}|_|~~|`)[^\s*_~`]([^*~`]*[^\s*~`])?\2(?![\w*])/, // "*really*", "`short`"
  /(^|\s)!?\[[^\]]+\]\(/, // "[text](address)", "![alt](address)", but not "arr[i](x)"
];

/** The signs of the bytes from 0x80 to 0x9f in Windows-1252. The others are as in Unicode. */
const signs = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The byte of a sign. A sign that is not in Windows-1252 gets 0xff, which no UTF-8 contains. */
const byteOf = (sign: string): number =>
  signs.includes(sign) ? 0x80 + signs.indexOf(sign) : Math.min(sign.charCodeAt(0), 0xff);

/** UTF-8 that a program took for Windows-1252: "CafÃ©" is "Café". */
const misread: Pattern = {
  test: (text) => /[^\0-\x7f]/.test(text) && isUtf8(Uint8Array.from(text, byteOf)),
};

const DAY_IN_MS = 86_400_000; // Some time zones are a day ahead.
const inFuture: Pattern = { test: (date) => Date.parse(date) > Date.now() + DAY_IN_MS };

const anywhere = /^/;

/** In which fields ("projects.0.period.to") what looks wrong, and what the owner reads. */
export const looksWrong: [fields: RegExp, patterns: Pattern[], rule: string][] = [
  [anywhere, notPublic, 'is no public address; write one that visitors can open'],
  [/^(?!site\.words)/, leftByTemplate, 'is what a template left; write your own'],
  [/^site\.url/, [/^http:/i], 'is not encrypted; write https:// if your host has it'],
  [/^contact\.social/, [withoutAccount], 'has no name of an account; write yours'],
  [anywhere, ofOneDeployment, 'is of one deployment, and never changes; write that of the site'],
  [anywhere, onlyForOwner, 'may open only for you; write an address that visitors can open'],
  [anywhere, [misread], 'has misread letters; save the file as UTF-8, and paste it again'],
  [anywhere, markup, 'shows HTML or Markdown as it is written; write it without'],
  // Right are "+63 917…", "(+63) 917…" and "0063 917…".
  [/^contact\.phone/, [/^(?!\(?\+|00)/], 'has no country code; begin with "+" and the code'],
  // Schools and certificates may end later.
  [
    /^(site|experience|projects|awards)\..*(updated|to|period|date)$/,
    [inFuture],
    'is in the future; correct it',
  ],
];
