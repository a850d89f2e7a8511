import { content as sample } from './sample/content';

/** Addresses of examples, and of this computer: "https://example.com", "http://localhost:3000". */
export const notPublic =
  /^https?:\/\/([^/?#]+\.)?(example(\.(com|net|org))?|invalid|local|localhost|test|127\.0\.0\.1)([:/?#]|$)/i;

const afterYour = 'app|domain|email|git(hub|lab)|handle|here|linkedin|name|profile|repo|site|user';
export const leftByTemplate: RegExp[] = [
  // "Lorem ipsum …", "Text goes here", "Create Next App".
  /^lorem ipsum|ipsum dolor|dolor sit amet|(goes|text) here\W*$|create next app/i,
  /\{\{|\$\{/, // "{{ name }}", "${name}"
  // "/your-github-username/x", "you@your.domain", but not "your-first-app" or "your website".
  new RegExp(`(^|[/:@.={])your([-_.]?(${afterYour}))+(?![-\\w])`, 'i'),
  // "Your Company Name", "[your role]", but not "Your school of rock".
  /^\W?your( (company|degree|description|full|job|name|role|school|title))+( here)?\W*$/i,
  /(^|[/:@.{])user-?name([/?#.@}]|$)/i, // "/username/repo", "{user-name}", but not "the username"
  /\bj(ohn|ane)[-_. ]?doe\b(?!-)/i, // "john.doe@", but not "john-doe-company"
  /^\S+@(domain|example)\.\w+$/i, // "you@example.com"
  // "by [X]%", "[Company Name]", "[Insert a sentence …]", "XX harbors", but not "XXL" or "arr[i]".
  /\[(X+|(add|company|insert|job|name|number|project|your)\b[^\]]*)\](?!\()|\bXX\b/i,
  /^(TBD|TODO|XXX)(:|\W*$)|^(undefined|null|NaN)$/, // "TODO: write this", but not "TODO ESTÁ BIEN"
];

/** The start page, or the own page, of a service: "https://www.linkedin.com/in/". */
const withoutAccount =
  /^https?:\/\/(www\.)?(facebook|github|gitlab|instagram|linkedin|medium|twitter|x|youtube)\.com(\/in|\/feed)?\/?$/i;

const markup: RegExp[] = [
  // "<br>", "</p>", "<a href=…>", but not "List<String>" or "a <div> in the middle".
  /<\/?(a|b|br|em|h\d|i|li|p|span|strong|ul)( [^<>]*=[^<>]*)?\s?\/?>|<\/div>|<!--/i,
  /&#?\w{2,8};/, // "&amp;", "&#233;"
  // One or more words with the same sign before and after them (`\\2`): "*really*", "~~short~~".
  /(^|[\s(])(\*{1,3}|_|~~|`)[^\s*_~`]([^*~`]*[^\s*~`])?\2(?![\w*])/,
  /(^|\s)!?\[[^\]]+\]\(/, // "[text](address)", "![alt](address)", but not "arr[i](x)"
  /\\[a-z]+\{/, // "\textbf{Led}"
];

/** Values of the sample that are invented, but may be true of an owner, too. */
const maybeTrue = new RegExp(`^(${sample.site.updated}|Asia/Manila|Filipino)$`);

const anywhere = /^/;

/** The fields in which each pattern looks wrong, like "projects.0.title", and the question. */
export const looksWrong: [fields: RegExp, patterns: RegExp[], question: string][] = [
  [anywhere, [notPublic], 'is no public address; write one that visitors can open'],
  // Words of the interface may be like those of a template: "Your name".
  [/^(?!site\.words)/, leftByTemplate, 'is what a template left; write your own'],
  [/^contact\.social/, [withoutAccount], 'has no name of an account; write yours'],
  [anywhere, markup, 'shows HTML or Markdown as it is written; write it without'],
  // "Go, SQL", "Languages: Go, SQL", but not "Databases (MySQL, Redis)".
  [/(tags|skills)\.\d+(\.name)?$/, [/^[^(]*[,;] /], 'is a list; write one text for each'],
  [
    /\.(period|date)$/,
    [/^(?!\d{4}(-\d\d){0,2}$).*\d{4}/],
    "has no date that programs read; write { from: '2024-08', to: 'present', text: 'your words' }",
  ],
  [/^site\.updated|^owner\.(timeZone|languages)/, [maybeTrue], 'is as in the sample; is it yours?'],
  // Right are "+63 917…", "(+63) 917…" and "0063 917…".
  [/^contact\.phone/, [/^(?!\(?\+|00)/], 'has no country code; begin with "+" and the code'],
];
