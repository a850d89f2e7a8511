import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UncheckedContent } from '../../lib/content/check';

/**
 * The text of one file of `content/`.
 * @param name of the file and of the constant that it exports: "projects"
 * @param value anything that JSON can hold
 */
function contentFileText(name: string, value: unknown): string {
  const one = name.charAt(0).toUpperCase() + name.slice(1);
  const type = Array.isArray(value) ? one.replace(/s$/, '') : one;
  return `import type { ${type} } from '@/lib/content/schema';

export const ${name}: ${type}${Array.isArray(value) ? '[]' : ''} = ${literal(value)};
`;
}

/** JSON as people write TypeScript: keys without quotes, texts in single ones. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /"((?:[^"\\]|\\.)*)"(:?)/g,
    (quoted, inner: string, colon: string) => {
      if (colon !== '' && /^[a-z]\w*$/i.test(inner)) return `${inner}:`;
      if (inner.includes("'")) return quoted;
      return `'${inner.replace(/\\"/g, '"')}'${colon}`;
    },
  );
}

/** Parts of the content as the files of `content/` that hold them: path → text. */
export function contentFileTexts(parts: UncheckedContent): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [
      `content/${name}.ts`,
      contentFileText(name, value),
    ]),
  );
}

/**
 * Writes parts of the content into the project, each as its file of `content/`.
 * @returns the names of the written files
 */
export async function writeContentFiles(
  parts: UncheckedContent,
  projectDir: string,
): Promise<string[]> {
  await mkdir(path.join(projectDir, 'content'), { recursive: true });
  const files = Object.entries(contentFileTexts(parts));
  for (const [name, text] of files) await writeFile(path.join(projectDir, name), text);
  return files.map(([name]) => name);
}
