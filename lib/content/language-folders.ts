import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ownNameOf } from '../locale';

/** The folders of `content/` that are named after a language: 'es', 'pt-BR'. */
export function languageFolders(projectDir = process.cwd()): string[] {
  const content = path.join(/* turbopackIgnore: true */ projectDir, 'content');
  if (!existsSync(content)) return [];
  return readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ownNameOf(entry.name) !== undefined)
    .map(({ name }) => name)
    .sort();
}
