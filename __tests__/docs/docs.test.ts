import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionIds } from '../../lib/content/schema';
import { describedContent } from '../../lib/content/text-fields';
import { generatedNames } from '../../lib/files/generated-names';
import { listFiles } from '../../lib/files/owners-files';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = [
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('.'),
].filter((file) => file.endsWith('.md'));

test('every command that documents, workflows and settings of hosts name exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
  const settings = ['.ci/run', 'docs/hosts/netlify.toml', 'docs/hosts/vercel.json'];
  const missing = [...documents, ...workflows, ...settings].flatMap((file) => {
    const named = read(file).matchAll(/\bnpm (?:run (?:--silent )?([\w-]+)|(test|start)\b)/g);
    return [...named]
      .map(([, script, short]) => script ?? short ?? '')
      .filter((script) => !(script in scripts))
      .map((script) => `${file}: ${script}`);
  });
  expect(missing).toEqual([]);
});

test('every file and folder of the code that documents name exists', () => {
  const folders = ['app', 'components', 'lib', 'scripts', 'docs', '__tests__'];
  const files = [
    ...folders.flatMap((folder) => listFiles(folder).map((name) => `/${folder}/${name}`)),
    ...['index', ...Object.keys(describedContent.properties ?? {})].map((name) => `/${name}.ts`),
    ...readdirSync('.').map((name) => `/${name}`),
  ];
  const exists = (name: string) =>
    files.some((file) => file.endsWith(`/${name}`) || file.startsWith(`/${name}/`));
  // "Headline.tsx", "support/folder.ts" and "theme.js", but not "*.styles.ts" and "Next.js".
  const fileNames = /(?<![\w*./-])([A-Za-z][\w./-]*\.(tsx?|mjs|typ)|[a-z][\w-]*\.js)\b/g;
  const paths = /(?<![\w*./-])(app|components|lib|scripts|docs|__tests__)\/[\w./-]*\w/g;
  const missing = documents.flatMap((document) => {
    const text = read(document);
    return [...(text.match(fileNames) ?? []), ...(text.match(paths) ?? [])]
      .filter((name) => !exists(name))
      .map((name) => `${document}: ${name}`);
  });
  // An owner's files, and those of a section that CONTRIBUTING.md adds as an example.
  expect(missing.filter((line) => !/: content\/|Talks\.tsx$/.test(line))).toEqual([]);
});

const namedIn = (text = ''): string[] =>
  Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name);

/** What a document names in `backticks` after the beginning of a line, up to an empty line. */
const namedAfter = (beginning: string, file: string): string[] =>
  namedIn(read(file).split(`\n${beginning}`)[1]?.split('\n\n')[0]);

const fieldsOf = (list: string) =>
  Object.keys(describedContent.properties?.[list]?.items?.properties ?? {});

test('lists in documents are those of the code', () => {
  const guide = 'docs/make-it-yours.md';
  // The title of a project is in the sentence above the table.
  const named = namedAfter('| field | is for |', guide).map((name) => name.replace(/:.*/, ''));
  const fields = fieldsOf('projects');
  expect(fields.filter((field) => !named.includes(field))).toEqual(['title']);
  for (const list of ['education', 'certificates', 'publications', 'awards']) {
    const row = read(guide)
      .split('\n')
      .find((line) => line.startsWith(`| \`${list}.ts`));
    expect(namedIn(row?.split(' | ')[1])).toEqual(fieldsOf(list));
  }

  const targets = namedAfter('This works in ', guide).filter((name) => name.startsWith('#'));
  expect(targets.filter((target) => !target.includes('-'))).toEqual(
    ['home', ...sectionIds, 'contact', 'education', 'certificates', 'publications', 'awards'].map(
      (id) => `#${id}`,
    ),
  );

  const written = namedAfter('| in `out/` | for |', 'docs/deploying.md');
  const made = ['404.html', 'index.html', 'es/index.html', ...generatedNames([''])];
  expect(new Set(written)).toEqual(new Set([...made, '_next/static/', '_headers', '.nojekyll']));
});

test('the links of documents lead to files and headings', () => {
  const wrong = documents.flatMap((document) => {
    const text = read(document).replace(/```.*?```|`[^`\n]*`/gs, '');
    const links = Array.from(text.matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)/g));
    return links
      .filter(([, file = '', anchor]) => {
        const target = file === '' ? document : path.join(path.dirname(document), file);
        if (!existsSync(target)) return true;
        return anchor !== undefined && !anchorsIn(read(target)).includes(anchor);
      })
      .map(([link]) => `${document}: ${link}`);
  });
  expect(wrong).toEqual([]);
});

/** The anchors of the headings, as GitHub makes them. */
const anchorsIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
