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
  /\bXX\b/, // "XX harbors", but not "size XXL"
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

const listInOneText = /^[^(]*[,;] /; // "Go, SQL", but not "Databases (MySQL, Redis)"
const unreadDate = /^(?!\d{4}(-\d\d){0,2}$).*\d{4}/; // "Summer 2024", but not "2024-08"
const withoutCountryCode = /^(?!\(?\+|00)/; // "0917…", but not "+63…", "(+63)…" or "0063…"

const anywhere = /^/;

/** The fields in which each pattern looks wrong, like "projects.0.title", and the question. */
export const looksWrong: [fields: RegExp, patterns: RegExp[], question: string][] = [
  [anywhere, [notPublic], 'is no public address; write one that visitors can open'],
  // Words of the interface may be like those of a template: "Your name".
  [/^(?!site\.words)/, leftByTemplate, 'is what a template left; write your own'],
  [anywhere, markup, 'shows HTML or Markdown as it is written; write it without'],
  [/(tags|skills)\.\d+(\.name)?$/, [listInOneText], 'is a list; write one text for each'],
  [
    /\.(period|date)$/,
    [unreadDate],
    "has no date that programs read; write { from: '2024-08', to: 'present', text: 'your words' }",
  ],
  [/^contact\.phone/, [withoutCountryCode], 'has no country code; begin with "+" and the code'],
];
