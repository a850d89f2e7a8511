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

/** All names of a technology, for one of them. */
const namesByName = new Map<string, readonly string[]>();
for (const names of namesOfTechnologies.map((row) => row.map(comparable))) {
  for (const name of names) namesByName.set(name, names);
}

/** All names of a technology, as `comparable` makes them. */
const namesOf = (name: string): readonly string[] =>
  namesByName.get(comparable(name)) ?? [comparable(name)];

/** The first name of a technology, which stands for all of its names. */
export const technologyOf = (name: string): string => namesOf(name)[0] ?? name;

/** Whether two names mean one technology: "Node.js" and "NodeJS". Notes and versions count. */
export const isSameTechnology = (one: string, other: string): boolean =>
  technologyOf(one) === technologyOf(other);

/** "JavaScript" for "JavaScript (ES6+)", "Vue" for "Vue 3". */
export const withoutDetails = (name: string): string =>
  name.replace(/(?<=.)(\s+\d[\d.]*)?\s*(\(.*)?$/, '');

/** Words of skills that are also brands, with logos that mean something else. */
const plainWords = ['canvas', 'linear', 'motion', 'rtl', 'shell', 'solid'];

const withoutPlainWords = (names: readonly string[]) =>
  names.filter((name) => !plainWords.includes(name));

/** The names under which a technology may have a logo: its own, and "HTML" of "HTML/CSS". */
export function logoNamesOf(name: string): string[] {
  const whole = withoutDetails(name);
  const [part = whole] = whole.split(/\/| & /);
  return withoutPlainWords([name, whole, part].flatMap(namesOf));
}

/** The names of a technology of which a skill is a part: "AWS" of "AWS Lambda". */
export function firstWordNamesOf(name: string): string[] {
  const [word = ''] = name.split(/[\s/]/);
  return withoutPlainWords(namesOf(word));
}
