import { type Content, contentSchema } from './schema';

// The files of `content/`. All readers use this list of names.

/** Each file exports a constant of its own name. */
export const contentNames = Object.keys(contentSchema.shape) as (keyof Content)[];

/**
 * The names of the files that a folder of `content/` may have. All languages share the look.
 * @param folder of a second language: 'es'; '' for the main one
 */
export const contentNamesIn = (folder: string): readonly (keyof Content)[] =>
  folder === '' ? contentNames : contentNames.filter((name) => name !== 'look');

/** The exports of the files by their names, not checked yet. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;

/** The same for each language, by its folder; '' is the main language. */
export type ContentFiles = { '': UncheckedContent; [folder: string]: UncheckedContent };

/**
 * The path of a content file: `content/projects.ts`, in another language `content/es/projects.ts`.
 */
export const contentFile = (name: string, folder = ''): string =>
  `content/${folder === '' ? '' : `${folder}/`}${name}.ts`;

/**
 * Reads all files of the content.
 * @param folders of the second languages
 * @param read returns what a file exports; undefined if there is no such file
 */
export function collectFiles(
  folders: readonly string[],
  read: (name: keyof Content, folder: string) => unknown,
): ContentFiles {
  const readFolder = (folder: string): UncheckedContent => {
    const exported = contentNamesIn(folder).map((name) => [name, read(name, folder)] as const);
    return Object.fromEntries(exported.filter(([, value]) => value !== undefined));
  };
  const others = folders.map((folder) => [folder, readFolder(folder)]);
  return { '': readFolder(''), ...Object.fromEntries(others) };
}
