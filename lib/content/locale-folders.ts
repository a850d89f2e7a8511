import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languageName } from '../intl';
import { contentNames } from './files';

/**
 * The folders of the second languages in `content/`: 'es', 'pt-BR'. Each is named after a language
 * and has at least one content file, so a folder of notes named `new` (Newari) is none.
 */
export function localeFolders(projectDir = process.cwd()): string[] {
  const content = path.join(/* turbopackIgnore: true */ projectDir, 'content');
  if (!existsSync(content)) return [];
  const hasContent = (folder: string) =>
    contentNames.some((name) => existsSync(path.join(content, folder, `${name}.ts`)));
  return readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && languageName(entry.name) !== undefined)
    .map(({ name }) => name)
    .filter(hasContent)
    .sort();
}
