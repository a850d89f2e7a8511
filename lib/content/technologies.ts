/**
 * Technologies that have several common names. The first is the name in devicon, if it has a logo.
 * Letter case, spaces and punctuation do not count (`comparable`).
 */
const namesOfTechnologies: readonly (readonly string[])[] = [
  ['html5', 'html'],
  ['css', 'css3'],
  ['javascript', 'js', 'es6', 'ecmascript', 'vanilla js', 'vanilla javascript'],
  ['typescript', 'ts'],
  ['react', 'react.js'],
  ['nextjs', 'next'],
  ['vuejs', 'vue'],
  ['nuxt', 'nuxt.js'],
  ['svelte', 'svelte.js'],
  ['gatsby', 'gatsby.js'],
  ['nodejs', 'node'],
  ['express', 'express.js'],
  ['nestjs', 'nest'],
  ['denojs', 'deno'],
  ['d3js', 'd3'],
  ['alpinejs', 'alpine'],
  ['ember', 'ember.js'],
  ['backbonejs', 'backbone'],
  ['cypressio', 'cypress'],
  ['djangorest', 'django rest framework', 'drf'],
  ['python', 'python 3'],
  ['scikitlearn', 'sklearn'],
  ['rails', 'ruby on rails'],
  ['go', 'golang'],
  ['cplusplus', 'c++', 'cpp'],
  ['csharp', 'c#'],
  ['fsharp', 'f#'],
  ['dot-net', '.net', '.net framework'],
  ['dotnetcore', '.net core'],
  ['postgresql', 'postgres'],
  ['mongodb', 'mongo'],
  ['sqlite', 'sqlite3'],
  ['microsoftsqlserver', 'sql server', 'ms sql', 'ms sql server'],
  ['dynamodb', 'amazon dynamodb'],
  ['amazonwebservices', 'aws', 'amazon web services (aws)'],
  ['azure', 'microsoft azure'],
  ['googlecloud', 'gcp', 'google cloud platform'],
  ['kubernetes', 'k8s'],
  ['apachekafka', 'kafka'],
  ['apachespark', 'spark'],
  ['apacheairflow', 'airflow'],
  ['tailwindcss', 'tailwind'],
  ['materialui', 'mui'],
  ['vscode', 'visual studio code'],
  ['intellij', 'intellij idea'],
  ['unity', 'unity 3d'],
  ['photoshop', 'adobe photoshop'],
  ['illustrator', 'adobe illustrator'],
  ['premierepro', 'adobe premiere pro', 'premiere'],
  ['aftereffects', 'adobe after effects'],
  ['xd', 'adobe xd'],
];

/** Technologies that have the logo of another one, to which they belong. */
const logosOfOthers = new Map([
  ['springboot', 'spring'],
  ['scss', 'sass'],
  ['sveltekit', 'svelte'],
  ['swiftui', 'swift'],
]);

/** "nextjs" for "Next.js", "cplusplus" for "C++". A name without letters and digits stays. */
function comparable(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters || name.trim();
}

const firstNames = new Map(
  namesOfTechnologies.flatMap(([first = '', ...others]) =>
    [first, ...others].map((name) => [comparable(name), first]),
  ),
);

function technologyOf(name: string): string {
  const key = comparable(name);
  return firstNames.get(key) ?? key;
}

/** A note in parentheses does not count: "JavaScript " for "JavaScript (ES6+)". */
const withoutNote = (name: string): string => name.replace(/(?<=.)\(.*/, '');

/** Whether two names mean one technology: "Node.js" and "NodeJS", "JS" and "JavaScript (ES6+)". */
export const isSameTechnology = (one: string, other: string): boolean =>
  technologyOf(withoutNote(one)) === technologyOf(withoutNote(other));

/** Of several names of one technology, the first stays. */
export const withoutRepeatedTechnologies = (names: readonly string[]): string[] =>
  names.filter(
    (name, index) => names.findIndex((other) => isSameTechnology(other, name)) === index,
  );

/** The names under which devicon may have the logo of a technology, the best first. */
export function logoNamesOf(name: string): string[] {
  const own = comparable(withoutNote(name));
  const technology = technologyOf(own);
  const other = logosOfOthers.get(own) ?? technology;
  // A few technologies have only their name as a logo.
  return [own, technology, other, `${technology}-wordmark`];
}

/**
 * Finds the first entry that means the same technology as the one at `index`. Notes count: "Testing
 * (unit)" and "Testing (browser)" are two skills.
 */
export const earlierName = (names: readonly string[], index: number): string | undefined =>
  names.slice(0, index).find((name) => technologyOf(name) === technologyOf(names[index] ?? ''));
