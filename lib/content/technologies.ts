/** Frameworks that people write with and without "js", with the names of their logos. */
const jsFrameworks =
  'alpinejs backbonejs d3js ember express gatsby nestjs nextjs nodejs nuxt react svelte vuejs';

/**
 * Technologies that have several common names, that of the logo first. `comparable` makes more
 * names equal.
 */
const namesOfTechnologies = [
  ...jsFrameworks.split(' ').map((name) => [name, name.replace(/js$/, ''), `${name}js`]),
  ['html5', 'html'],
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

/** The first name of each technology, by all its names: 'css' by 'css3'. */
const firstNames = new Map(
  namesOfTechnologies.flatMap((names) =>
    names.map((name) => [comparable(name), comparable(names[0] ?? '')] as const),
  ),
);

/**
 * A name that stands for all names of a technology: "nodejs" for "Node.js" and "Node", but not for
 * "Node 20". Its logo has this name.
 */
export function technologyOf(name: string): string {
  const own = comparable(name);
  return firstNames.get(own) ?? own;
}

/** "JavaScript" for "JavaScript (ES6+)", "Vue" for "Vue 3"; something is always left. */
export const withoutDetails = (name: string): string =>
  name.replace(/(?<=.)(\s+\d[\d.]*)?\s*(\(.*)?$/, '');
