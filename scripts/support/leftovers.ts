import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';

/** Files that versions before 1.1 had in `content/`. */
const formerFile = /^(check|index|pictures|schema|words\/.*)\.ts$/;

/**
 * Finds what versions before 1.1 have left in `content/`. An update changes nothing there, so the
 * owner does.
 * @returns one line for each thing to do; none if all is as the present version expects it
 */
export function findLeftovers(projectDir: string): string[] {
  const folder = path.join(projectDir, 'content');
  const files = listFiles(folder).filter((file) => file.endsWith('.ts'));
  const former = files.filter((file) => formerFile.test(file));
  const todo = files
    .filter((file) => !former.includes(file))
    .flatMap((file) => importLines(file, folder));
  if (former.length > 0) {
    const names = former.map((file) => `content/${file}`).join(' ');
    todo.push(
      `These files belonged to the template. Move the words that you wrote or changed there (docs/update.md), then run: git rm ${names}`,
    );
  }
  return todo;
}

/** What to do with the imports of a file that lead to a former file. */
function importLines(file: string, folder: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\b.*\bfrom ['"](\.[^'"]*)['"]/gm)];
  return imports
    .map(([, target = '']) => target)
    .filter((target) => formerFile.test(`${path.posix.join(path.posix.dirname(file), target)}.ts`))
    .map(
      (target) =>
        `content/${file}: replace '${target}', which is gone: types are in '@/lib/content/schema', and types of words in '@/lib/words/en'`,
    );
}
