const jsFrameworks =
  'alpine backbone d3 ember express gatsby nest next node nuxt react svelte vue'.split(' ');

/**
 * Technologies that have several common names, that of the logo first. `comparable` makes more
 * names equal.
 */
const namesOfTechnologies = [
  ...jsFrameworks.map((name) => [name, `${name}js`]),
  ['html', 'html5'],
  ['css', 'css3'],
  ['sass', 'scss'],
  ['javascript', 'js', 'es6', 'ecmascript', 'vanilla js', 'vanilla javascript'],
  ['typescript', 'ts'],
  ['djangorest', 'django rest framework', 'drf'],
  ['scikitlearn', 'sklearn'],
  ['rails', 'ruby on rails'],
  ['go', 'golang'],
  ['c++', 'cpp'],
  ['.net', '.net framework'],
  ['dotnetcore', '.net core'],
  ['postgresql', 'postgres'],
  ['mongodb', 'mongo'],
  ['sqlite', 'sqlite3'],
  ['microsoftsqlserver', 'sql server', 'ms sql', 'ms sql server'],
  ['amazonwebservices', 'aws'],
  ['googlecloud', 'gcp', 'google cloud platform'],
  ['kubernetes', 'k8s'],
  ['tailwindcss', 'tailwind'],
  ['materialui', 'mui'],
  ['vscode', 'visual studio code'],
];

/** "nextjs" for "Next.js", "kafka" for "Apache Kafka". A name without letters and digits stays. */
export function comparable(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(adobe|amazon|apache|microsoft) (?!web services)/, '')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters || name.trim();
}

const comparableNames = namesOfTechnologies.map((names) => names.map(comparable));

/** All names of a technology, as `comparable` makes them: "css" and "css3" for "CSS". */
function namesOf(name: string): readonly string[] {
  const own = comparable(name);
  return comparableNames.find((names) => names.includes(own)) ?? [own];
}

/** The first name of a technology, which stands for all of them: "css" for "CSS3". */
export const technologyOf = (name: string): string => namesOf(name)[0] ?? name;

/** Whether two names mean one technology: "Node.js" and "NodeJS", but not "Node 20". */
export const isSameTechnology = (one: string, other: string): boolean =>
  technologyOf(one) === technologyOf(other);

/** "JavaScript" for "JavaScript (ES6+)", "Vue" for "Vue 3"; something is always left. */
export const withoutDetails = (name: string): string =>
  name.replace(/(?<=.)(\s+\d[\d.]*)?\s*(\(.*)?$/, '');

/** Words of skills that are also brands, with other logos: "RTL" is a broadcaster. */
const plainWords = ['canvas', 'linear', 'motion', 'rtl', 'shell', 'solid'];

const withoutPlainWords = (names: readonly string[]) =>
  names.filter((name) => !plainWords.includes(name));

/** The names under which a technology may have a logo: its own, and "HTML" of "HTML/CSS". */
export function logoNamesOf(name: string): string[] {
  const plainName = withoutDetails(name);
  const [first = plainName] = plainName.split(/\/| & /);
  return withoutPlainWords([name, plainName, first].flatMap(namesOf));
}

/**
 * The names of the technology of which a skill is a part: those of "AWS" for "AWS Lambda". "Go to
 * market" is a part of nothing, because it goes on in lower case.
 */
export function firstWordNamesOf(name: string): string[] {
  const [word = '', ...others] = name.split(/[\s/]+/);
  const isSentence = others.some((other) => /^\p{Ll}/u.test(other));
  return isSentence ? [] : withoutPlainWords(namesOf(word));
}
