import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/support/list-files';

/** The template's files that were in `content/` before 1.1. */
const templateFile = /^(check|index|pictures|schema|words\/.*)\.ts$/;

/**
 * Finds what versions before 1.1 have left in `content/`. The owner must remove it, because an
 * update changes nothing there.
 * @returns one line for each thing to do
 */
export function findLeftovers(projectDir: string): string[] {
  const folder = path.join(projectDir, 'content');
  const files = listFiles(folder).filter((file) => file.endsWith('.ts'));
  const leftovers = files.filter((file) => templateFile.test(file));
  const ownersFiles = files.filter((file) => !templateFile.test(file));
  const todo = ownersFiles.flatMap((file) => importsToReplace(file, folder));
  if (leftovers.length > 0) {
    const names = leftovers.map((file) => `content/${file}`).join(' ');
    todo.push(
      `These files belonged to the template. Move the words that you wrote or changed there (docs/update.md), then run: git rm ${names}`,
    );
  }
  return todo;
}

/** One line for each import in a file of the owner that leads to one of the template's files. */
function importsToReplace(file: string, folder: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\b.*\bfrom ['"](\.[^'"]*)['"]/gm)];
  return imports
    .map(([, target = '']) => target)
    .filter((target) =>
      templateFile.test(`${path.posix.join(path.posix.dirname(file), target)}.ts`),
    )
    .map(
      (target) =>
        `content/${file}: replace '${target}', which is gone: types are in '@/lib/content/schema', and types of words in '@/lib/words/en'`,
    );
}
