import { type FieldDescription, hasLinks } from '../../lib/content/schema-fields';

/** Addresses of examples, and of this computer: "https://example.com", "http://localhost:3000". */
export const notPublic =
  /^https?:\/\/([^/?#]+\.)?(example(\.(com|net|org))?|invalid|local|localhost|test|127\.0\.0\.1)([:/?#]|$)/i;

const afterYour = 'app|domain|email|git(hub|lab)|handle|here|linkedin|name|profile|repo|site|user';
export const leftByTemplate: RegExp[] = [
  /^lorem ipsum|ipsum dolor|dolor sit amet/i, // "Lorem ipsum …", and what follows it
  /\{\{|\$\{/, // "{{ name }}", "${name}"
  // "/your-github-username/x", "you@your.domain", but not "your-first-app" or "your website".
  new RegExp(`(^|[/:@.={])your([-_.]?(${afterYour}))+(?![-\\w])`, 'i'),
  // "Your Company Name", "[your role]", but not "Your school of rock".
  /^\W?your( (company|degree|description|full|job|name|role|school|title))+( here)?\W*$/i,
  /(^|[/:@.{])user-?name([/?#.@}]|$)/i, // "/username/repo", "{user-name}", but not "the username"
  /^\S+@(domain|example)\.\w+$/i, // "you@example.com"
  // "by [X]%", "[Company Name]", "[Insert a sentence …]", but not "arr[i]" or "[name](address)".
  /\[(X+|(add|company|insert|job|name|number|project|your)\b[^\]]*)\](?!\()/i,
  /\bXX\b|\bX%/, // "XX harbors", "by X%", but not "size XXL"
  /\[cite[:_]/, // "[cite:12]", "[cite_start]"
  /^(TBD|TODO|XXX)(:|\W*$)/, // "TODO: write this", but not "TODO ESTÁ BIEN"
];

const markup: RegExp[] = [
  // "<br>", "</p>", "<a href=…>", but not "List<String>" or "a <div> in the middle".
  /<\/?(a|b|br|em|h\d|i|li|p|span|strong|ul)( [^<>]*=[^<>]*)?\s?\/?>|<\/div>|<!--/i,
  /&#?\w{2,8};/, // "&amp;", "&#233;"
  // Words with the same characters before and after them (`\2`): "*really*", "~~so short~~".
  /(^|[\s(])(\*{1,3}|_|~~|`)[^\s*_~`]([^*~`]*[^\s*~`])?\2(?![\w*])/,
  /(^|\s)!?\[[^\]]+\]\(/, // "[text](address)", "![alt](address)", but not "arr[i](x)".
  /\\[a-z]+\{/, // "\textbf{Led}"
];

const endedHost = /^https?:\/\/[^/?#]+\.(herokuapp\.com|repl\.co|glitch\.me)([:/?#]|$)/i;
const pageOfFile = /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\//i;
const innerPoints = /\s[•▪●○◦‣➢✓✔]\s.*\s[•▪●○◦‣➢✓✔]\s/; // "Led: • a • b", but not "G • H"
const listInOneText = /^[^(]*[,;] /; // "Go, SQL", but not "Databases (MySQL, Redis)"
const unreadDate = /^(?!\d{4}(-\d\d){0,2}$).*\d{4}/; // "Summer 2024", but not "2024-08"
const monthOrYears =
  /^\d\d(00-01|01-02|02-03|03-04|04-05|05-06|06-07|07-08|08-09|09-10|10-11|11-12)$/;
const withoutCountryCode = /^(?!\(?\+|00)/; // "0917…", but not "+63…", "(+63)…" or "0063…"

type IsIn = (field: FieldDescription) => boolean;
const anywhere: IsIn = () => true;
// Words of the interface may be like those of a template: "Your name".
const isContent: IsIn = ({ kind }) => kind !== 'words';
const kindIs =
  (kindOfField: FieldDescription['kind']): IsIn =>
  ({ kind }) =>
    kind === kindOfField;

/** The fields in which each pattern looks wrong, and the question. */
export const looksWrong: [isIn: IsIn, patterns: RegExp[], question: string][] = [
  [anywhere, [notPublic, endedHost], 'is no public address; write one that visitors can open'],
  [isContent, leftByTemplate, 'is what a template or a chat left; write your own'],
  [anywhere, markup, 'shows HTML or Markdown as it is written; write it without'],
  [hasLinks, [innerPoints], 'has points within a sentence; write one text for each'],
  [kindIs('title'), [/ [·•|] /], 'is several texts; write each into its own field'],
  [
    kindIs('file link'),
    [pageOfFile],
    'is a page about the file; write the address of its button "Raw"',
  ],
  [kindIs('skill'), [listInOneText], 'is a list; write one text for each'],
  [kindIs('period'), [unreadDate], 'is not read: no year on the coast, no date for programs'],
  [
    kindIs('period'),
    [monthOrYears],
    "is shown as a month; write '2010 – 2011' or, for a month, '11/2010'",
  ],
  [kindIs('date'), [unreadDate], 'is not read: no last date for programs'],
  [kindIs('phone'), [withoutCountryCode], 'has no country code; begin with "+" and the code'],
];
