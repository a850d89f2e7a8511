import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';

/** Files that older versions of the template had in `content/`. */
const formerFiles = [
  'check.ts',
  'index.ts',
  'pictures.ts',
  'schema.ts',
  'words/en.ts',
  'words/es.ts',
  'words/fil.ts',
  'words/index.ts',
];

/**
 * Finds what older versions of the template have left in `content/`. An update changes nothing
 * there, so the owner does.
 * @returns one line for each thing to do; none if all is as the present version expects it
 */
export function findLeftovers(projectDir: string): string[] {
  const folder = path.join(projectDir, 'content');
  const files = listFiles(folder).filter((file) => file.endsWith('.ts'));
  const former = formerFiles.filter((file) => files.includes(file));
  const owned = files
    .filter((file) => !former.includes(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const texts = owned.map(({ text }) => text).join('\n');
  const todo = [
    ...owned.flatMap(({ file }) => dictionaryLine(file, texts)),
    ...owned.flatMap(({ file, text }) => importLines(file, text, folder)),
  ];
  if (former.length > 0) {
    const names = former.map((file) => `content/${file}`).join(' ');
    todo.push(
      `These files belonged to the template. Move words that you changed there into words in content/site.ts, then run: git rm ${names}`,
    );
  }
  return todo;
}

/** What to do with a dictionary in the folder of version 1.0, unless the content imports it. */
function dictionaryLine(file: string, texts: string): string[] {
  const name = /^words\/([\w-]+)\.ts$/.exec(file)?.[1];
  if (name === undefined || texts.includes(`/words/${name}'`)) return [];
  return [
    `content/${file}: move it to content/${name}.ts, and add to content/site.ts: import { ${name} } from '../update/${name}'; and words: ${name},`,
  ];
}

/** Where the types that content files import were, and where they are now. */
const movedTypes = [
  { former: /(^|\/)schema$/, now: '@/lib/content/schema' },
  { former: /\/lib\/words\/plural$/, now: '@/lib/words/en' },
];

/** What to do with the imports of a file that lead to a former place, or to no file. */
function importLines(file: string, text: string, folder: string): string[] {
  const targets = [...text.matchAll(/^(?:import|export)\b.*\bfrom ['"](\.[^'"]*)['"]/gm)];
  return targets.flatMap(([, target = '']) => {
    const moved = movedTypes.find(({ former }) => former.test(target));
    if (moved !== undefined) return `content/${file}: replace '${target}' by '${moved.now}'`;
    const full = path.join(folder, path.dirname(file), target);
    const exists = ['', '.ts', '/index.ts'].some((ending) => existsSync(full + ending));
    if (exists) return [];
    return `content/${file}: delete the import of '${target}', which does not exist any more`;
  });
}
