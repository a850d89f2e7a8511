/** The logos of frameworks that people write with and without "js". */
const logosWithJs = ['alpine', 'backbone', 'd3', 'nest', 'next', 'node', 'vue'];
const logosWithoutJs = ['ember', 'express', 'gatsby', 'nuxt', 'react', 'svelte'];

/**
 * Common names of a technology, that of its logo first. Names are compared by their letters and
 * digits (`comparable`): "Next.js" is 'nextjs'.
 */
const namesOfTechnologies = [
  ...logosWithJs.map((name) => [`${name}js`, name]),
  ...logosWithoutJs.map((name) => [name, `${name}js`]),
  ['html5', 'html', 'html/css', 'html5/css3'],
  ['css', 'css3'],
  ['sass', 'scss'],
  ['javascript', 'js', 'es6', 'ecmascript', 'vanilla js', 'vanilla javascript'],
  ['typescript', 'ts'],
  ['djangorest', 'django rest framework', 'drf'],
  ['scikitlearn', 'sklearn'],
  ['rubyonrails', 'rails'],
  ['go', 'golang'],
  ['c', 'c/c++'],
  ['c++', 'cpp'],
  ['git', 'git/github'],
  ['docker', 'docker compose'],
  ['jupyter', 'jupyter notebook'],
  ['.net', '.net framework'],
  ['dotnetcore', '.net core'],
  ['postgresql', 'postgres'],
  ['mongodb', 'mongo'],
  ['sqlite', 'sqlite3'],
  ['microsoftsqlserver', 'sql server', 'ms sql', 'ms sql server'],
  ['amazonwebservices', 'aws', 'aws ec2', 'aws lambda', 'aws s3'],
  ['googlecloud', 'gcp', 'google cloud platform'],
  ['kubernetes', 'k8s'],
  ['tailwindcss', 'tailwind'],
  ['materialui', 'mui'],
  ['vscode', 'visual studio code'],
];

/** Those with a logo in Simple Icons only, where most names are of other brands: "Target". */
export const brandsOfTechnologies = (
  'airflow appium axios bulma caddy celery chai circleci cloudinary codecov codeigniter contentful ' +
  'cucumber cypress daisyui databricks deno django drizzle framer graphql gsap gulp hasura hono ' +
  'intellijidea jest kafka keycloak koa leaflet looker meilisearch net odoo polars prettier pydantic ' +
  'reacthookform reactquery rubyonrails sap shadcnui shopify snowflake splunk springboot strapi stripe ' +
  'turborepo wix zapier zod'
).split(' ');

/** The letters and digits of a name: "nextjs" for "Next.js", "csharp" for "C#"; "★" stays. */
export function comparable(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    // "Apache Kafka" is "kafka", but a logo has the name "amazonwebservices".
    .replace(/^(adobe|amazon|apache|microsoft) (?!web services)/, '')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters || name.trim();
}

/** The name of the logo of each technology, by all its names: 'css' by 'css3'. */
const logoNames = new Map(
  namesOfTechnologies.flatMap(([logo = '', ...others]) =>
    others.map((name) => [comparable(name), comparable(logo)] as const),
  ),
);

/**
 * A name that stands for all names of a technology: "nodejs" for "Node.js" and "Node", but not for
 * "Node 20". Its logo has this name.
 */
export function technologyOf(name: string): string {
  const own = comparable(name);
  return logoNames.get(own) ?? own;
}

/** "JavaScript" for "JavaScript (ES6+)", "Vue" for "Vue 3"; "(ES6)" and "3" stay. */
export const withoutDetails = (name: string): string =>
  name.replace(/(?<=.)\s*\(.*$/, '').replace(/\s+\d[\d.]*$/, '');
