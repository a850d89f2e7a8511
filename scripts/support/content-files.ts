import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import { contentFile, type UncheckedContent } from '../../lib/content/files';

/**
 * Turns parts of the content into files of `content/`: path → text.
 * @param parts JSON values by the name of the file and of the constant that it exports
 * @param folder of a second language: 'es'
 */
export function contentFileTexts(parts: UncheckedContent, folder = ''): Record<string, string> {
  const files = Object.entries(parts).map(([name, value]) => {
    const one = name.charAt(0).toUpperCase() + name.slice(1);
    const isList = Array.isArray(value);
    const type = isList ? one.replace(/s$/, '') : one;
    const text = `import type { ${type} } from '@/lib/content/schema';

export const ${name}: ${type}${isList ? '[]' : ''} = ${literal(value)};
`;
    return [contentFile(name, folder), text];
  });
  return Object.fromEntries(files);
}

/** Writes a value as TypeScript source, with each field and entry on its own line. */
const literal = (value: unknown): string =>
  // JSON drops fields that are undefined.
  inspect(JSON.parse(JSON.stringify(value)), {
    depth: null,
    maxArrayLength: null,
    maxStringLength: null,
    breakLength: Number.POSITIVE_INFINITY,
    compact: false,
  });

/**
 * Writes parts of the content into the project's `content/`.
 * @returns the paths of the written files
 */
export async function writeContentFiles(
  parts: UncheckedContent,
  projectDir: string,
  folder = '',
): Promise<string[]> {
  await mkdir(path.join(projectDir, 'content', folder), { recursive: true });
  const files = Object.entries(contentFileTexts(parts, folder));
  for (const [name, text] of files) await writeFile(path.join(projectDir, name), text);
  return files.map(([name]) => name);
}
