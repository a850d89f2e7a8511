import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languageName } from '../language/intl';
import { type Content, contentSchema } from './schema';

/** The files of `content/`. Each exports a constant of its own name. */
export const contentNames = Object.keys(contentSchema.shape) as (keyof Content)[];

/** All languages share the look. */
export const contentNamesIn = (folder: string): readonly (keyof Content)[] =>
  folder === '' ? contentNames : contentNames.filter((name) => name !== 'look');

/** What the files of one language export, by their names, not checked yet. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;

/** What the files of all languages export, by folder; '' is the folder of the main language. */
export type ContentFiles = { '': UncheckedContent; [folder: string]: UncheckedContent };

export const valueAt = (value: unknown, key: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[key];

/** The path of a file: `content/projects.ts`, in another language `content/es/projects.ts`. */
export const contentFile = (name: string, folder = ''): string =>
  `content/${folder === '' ? '' : `${folder}/`}${name}.ts`;

/**
 * @param folders of the second languages
 * @param read returns what a file exports; undefined if there is no such file
 */
export function collectFiles(
  folders: readonly string[],
  read: (name: keyof Content, folder: string) => unknown,
): ContentFiles {
  const readFolder = (folder: string): UncheckedContent => {
    const entries = contentNamesIn(folder).map((name) => [name, read(name, folder)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  const languages = folders.map((folder) => [folder, readFolder(folder)]);
  return { '': readFolder(''), ...Object.fromEntries(languages) };
}

const contentFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'content');

/** The folders in `content/` that are named after a language: 'es', 'pt-BR'. */
export function languageFolders(): string[] {
  if (!existsSync(contentFolder())) return [];
  return readdirSync(contentFolder(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && languageName(entry.name) !== undefined)
    .map(({ name }) => name)
    .sort();
}

/**
 * The folders of the second languages. Each is named after a language and has at least one content
 * file. `new` is the tag of Newari, but may be a folder of notes in Markdown.
 */
export function secondLanguageFolders(): string[] {
  // Letter case counts on every system, because it counts on hosts.
  const hasContent = (folder: string) =>
    readdirSync(path.join(contentFolder(), folder)).some((file) =>
      contentNames.some((name) => file === `${name}.ts`),
    );
  return languageFolders().filter(hasContent);
}
