import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';

/** Files that older versions of the template had in `content/`. */
const formerFile = /^(check|index|pictures|schema|words\/(en|es|fil|index))\.ts$/;

/**
 * Finds what older versions of the template have left in `content/`. An update changes nothing
 * there, so the owner does.
 * @returns one line for each thing to do; none if all is as the present version expects it
 */
export function findLeftovers(projectDir: string): string[] {
  const folder = path.join(projectDir, 'content');
  const files = listFiles(folder).filter((file) => file.endsWith('.ts'));
  const former = files.filter((file) => formerFile.test(file));
  const todo = files
    .filter((file) => !former.includes(file))
    .flatMap((file) => [...dictionaryLine(file), ...importLines(file, folder)]);
  if (former.length > 0) {
    const names = former.map((file) => `content/${file}`).join(' ');
    todo.push(
      `These files belonged to the template. Move words that you changed there into words in content/site.ts, then run: git rm ${names}`,
    );
  }
  return todo;
}

/** What to do with a dictionary in the folder of version 1.0. */
function dictionaryLine(file: string): string[] {
  const name = /^words\/([\w-]+)\.ts$/.exec(file)?.[1];
  if (name === undefined) return [];
  return [
    `content/${file}: move it to content/${name}.ts, and add to content/site.ts: import { ${name} } from './${name}'; and words: ${name},`,
  ];
}

/** What to do with the imports of a file that lead to a former file, or to no file. */
function importLines(file: string, folder: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\b.*\bfrom ['"](\.[^'"]*)['"]/gm)];
  return imports.flatMap(([, target = '']) => {
    const full = path.join(folder, path.dirname(file), target);
    const isFormer = formerFile.test(path.relative(folder, `${full}.ts`).replaceAll('\\', '/'));
    if (!isFormer && ['', '.ts', '/index.ts'].some((ending) => existsSync(full + ending)))
      return [];
    return `content/${file}: replace '${target}', which is gone: types are in '@/lib/content/schema', and types of dictionaries in '@/lib/words/en'`;
  });
}
