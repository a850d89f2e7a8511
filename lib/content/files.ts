import { type Content, contentSchema } from './schema';

/** The names of the files of `content/`, without `.ts`. Each exports a constant of this name. */
export const contentNames = Object.keys(contentSchema.shape) as (keyof Content)[];

/** What the files of one language export, by their names, not checked yet. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;

/** What the files of all languages export, by folder; '' is the folder of the main language. */
export type ContentFiles = { '': UncheckedContent; [folder: string]: UncheckedContent };

/** Reads a property of any value; undefined if it has none. */
export const valueAt = (value: unknown, key: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[key];

/** The path of a file: `content/projects.ts`, in another language `content/es/projects.ts`. */
export const contentFile = (name: string, folder = ''): string =>
  `content/${folder === '' ? '' : `${folder}/`}${name}.ts`;
