/**
 * Technologies that have several common names. The first is the name in devicon, if it has a logo.
 * `comparable` makes more names equal.
 */
export const namesOfTechnologies: readonly (readonly string[])[] = [
  ...['alpine', 'backbone', 'd3', 'deno', 'nest', 'next', 'node', 'vue'].map((name) => [
    `${name}js`,
    name,
  ]),
  ...['ember', 'express', 'gatsby', 'nuxt', 'react', 'svelte'].map((name) => [name, `${name}js`]),
  ['html5', 'html'],
  ['css', 'css3'],
  ['javascript', 'js', 'es6', 'ecmascript', 'vanilla js', 'vanilla javascript'],
  ['typescript', 'ts'],
  ['cypressio', 'cypress'],
  ['djangorest', 'django rest framework', 'drf'],
  ['scikitlearn', 'sklearn'],
  ['rails', 'ruby on rails'],
  ['go', 'golang'],
  ['cplusplus', 'cpp'],
  ['dot-net', '.net', '.net framework'],
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
function comparable(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(amazon|apache|microsoft) (?!web services)/, '')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters || name.trim();
}

const mainNames = new Map(
  namesOfTechnologies.flatMap(([main = '', ...others]) =>
    [main, ...others].map((name) => [comparable(name), main]),
  ),
);

/** What all names of a technology have in common. */
export function technologyOf(name: string): string {
  const key = comparable(name);
  return mainNames.get(key) ?? key;
}

/** Whether two names mean one technology: "Node.js" and "NodeJS". Notes and versions count. */
export const isSameTechnology = (one: string, other: string): boolean =>
  technologyOf(one) === technologyOf(other);

/** "JavaScript" for "JavaScript (ES6+)", "Vue" for "Vue 3". */
export const withoutDetails = (name: string): string =>
  name.replace(/(?<=.)(\s+\d[\d.]*)?\s*(\(.*)?$/, '');

/** The names under which devicon may have the logo of a technology, the best first. */
export function logoNamesOf(name: string): string[] {
  const own = comparable(withoutDetails(name));
  const technology = technologyOf(own);
  // SCSS and Spring Boot have the logo of what they belong to.
  const whole = own.replace(/^scss$/, 'sass').replace(/^springboot$/, 'spring');
  // A few technologies have only their name as a logo.
  return [
    comparable(name),
    own,
    technology,
    `apache${technology}`,
    whole,
    `${technology}-wordmark`,
  ];
}
