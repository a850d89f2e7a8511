import { z } from 'zod';
import { type Content, contentSchema } from './schema';

/** The files of `content/`; each exports a constant of its own name. */
export const contentFiles = Object.keys(contentSchema.shape) as (keyof Content)[];

/** The files that may be missing, as in a content of an older version. */
export const optionalFiles = contentFiles.filter(
  (name) => contentSchema.shape[name].safeParse(undefined).success,
);

/** The exports of the files by file name, not checked yet. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;

/** The path of a content file: `content/projects.ts`, in another language `content/es/projects.ts`. */
export const contentFile = (name: string, folder = ''): string =>
  `content/${folder === '' ? '' : `${folder}/`}${name}.ts`;

/** A value, shortened for one line. */
function shown(value: unknown): string {
  const given = JSON.stringify(value) ?? 'nothing';
  return given.length > 80 ? `${given.slice(0, 77)}…` : given;
}

/**
 * Names a place in the content, with entries counted from 1.
 * @param folder of the language; none for the main one
 * @example placeName(input, ['projects', 0, 'image', 'src'])
 *   // 'content/projects.ts › entry 1 ("Arkha") › image.src'
 */
export function placeName(
  input: UncheckedContent,
  place: readonly PropertyKey[],
  folder = '',
): string {
  const [file, ...keys] = place.map(String);
  let value: unknown = input[file as keyof Content];
  let name = contentFile(file ?? '', folder);
  let separator = ' › ';
  for (const key of keys) {
    const isList = Array.isArray(value);
    value = Object(value)[key];
    const { title, name: called, role } = Object(value);
    const label = title || called || role;
    const entry = `entry ${Number(key) + 1}${label ? ` (${shown(label)})` : ''}`;
    name += isList ? ` › ${entry}` : separator + key;
    separator = isList ? ' › ' : '.';
  }
  return name;
}

/** The number of letters that only one of two names has, in any order. */
function difference(one: string, other: string): number {
  const left = [...other.toLowerCase()];
  const alone = [...one.toLowerCase()].filter((letter) => {
    const index = left.indexOf(letter);
    return index < 0 || left.splice(index, 1).length === 0;
  });
  return alone.length + left.length;
}

/** Replaces zod's messages where the schema has none. */
const plainly: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'array') return 'must be a list in brackets, [ … ]';
    return 'must be fields in braces, { … }';
  }
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} entries`;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  const sentences = issue.keys.map((key) => {
    const right = known.find((each) => difference(key, each) <= 2);
    const hint = right === undefined ? `its fields are ${known.join(', ')}` : `write "${right}"`;
    return `has no field "${key}"; ${hint}`;
  });
  return sentences.join('; ');
};

/** All faults of a whole content, one line each. */
export function contentFaults(input: UncheckedContent, folder = ''): string[] {
  const { error } = contentSchema.safeParse(input, { reportInput: true, error: plainly });
  return (error?.issues ?? []).map(({ code, input: given, path, message }) => {
    const isMissing = code === 'invalid_type' && given === undefined;
    // The message names the unknown field; the given value is the whole object.
    const isNamed = code === 'unrecognized_keys';
    const what = isMissing ? 'is missing' : message + (isNamed ? '' : `; given: ${shown(given)}`);
    return `${placeName(input, path, folder)}: ${what}`;
  });
}
