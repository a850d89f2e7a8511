import { z } from 'zod';
import { type ContentFiles, contentFile, type UncheckedContent } from './files';
import { contentSchema } from './schema';

/** A value, shortened for one line. */
function shortened(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/**
 * Describes a place in the content, with entries counted from 1.
 * @param folder of a second language
 * @example placeName(input, ['projects', 0, 'image', 'src'])
 *   // 'content/projects.ts › entry 1 ("Arkha") › image.src'
 */
export function placeName(
  input: UncheckedContent,
  place: readonly PropertyKey[],
  folder = '',
): string {
  const [file = '', ...keys] = place.map(String);
  const values = new Map<string, unknown>(Object.entries(input));
  let value = values.get(file);
  let name = contentFile(file, folder);
  let separator = ' › ';
  for (const key of keys) {
    const isEntry = Array.isArray(value);
    value = Object(value)[key];
    name += isEntry ? ` › ${entryName(Number(key), value)}` : `${separator}${key}`;
    separator = isEntry ? ' › ' : '.';
  }
  return name;
}

/** An entry of a list by its number and, if it has one, its label: `entry 1 ("Arkha")`. */
function entryName(index: number, entry: unknown): string {
  const label = entryLabel(entry);
  return `entry ${index + 1}${label === '' ? '' : ` (${label})`}`;
}

/** The name of a list's entry in messages: `"Arkha"`; '' if it has none. */
export function entryLabel(entry: unknown): string {
  const { title, name, role, school } = Object(entry);
  const label = title || name || role || school;
  return label ? shortened(label) : '';
}

/** Describes a place in the files of all languages. Its first key is the folder of the language. */
export const placeInFiles = (files: ContentFiles, [folder = '', ...place]: readonly string[]) =>
  placeName(files[folder] ?? {}, place, folder);

/** A cheap distance of two names: the number of letters that occur in only one, in any order. */
function difference(one: string, other: string): number {
  const rest = [...other.toLowerCase()];
  let count = 0;
  for (const letter of one.toLowerCase()) {
    const index = rest.indexOf(letter);
    if (index < 0) count += 1;
    else rest.splice(index, 1);
  }
  return count + rest.length;
}

/** Replaces zod's messages where the schema has none. */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.expected === 'array'
      ? 'must be a list in brackets, [ … ]'
      : 'must be an object like { … }';
  }
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} entries`;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const fields = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  const sentences = issue.keys.map((key) => {
    const similar = fields.find((field) => difference(key, field) <= 2);
    const hint =
      similar === undefined ? `its fields are ${fields.join(', ')}` : `write "${similar}"`;
    return `has no field "${key}"; ${hint}`;
  });
  return sentences.join('; ');
};

/** What is wrong, without the place. */
function faultOf({ code, input, message }: z.core.$ZodIssue): string {
  if (code === 'invalid_type' && input === undefined) return 'is missing';
  // For an unknown field zod reports the whole object, and the message already names the field.
  if (code === 'unrecognized_keys') return message;
  return `${message}; given: ${shortened(input)}`;
}

/** All faults of the content in one language, one line each. */
export function contentFaults(input: UncheckedContent, folder = ''): string[] {
  const { error } = contentSchema.safeParse(input, { reportInput: true, error: plainMessage });
  const issues = error?.issues ?? [];
  return issues.map((issue) => `${placeName(input, issue.path, folder)}: ${faultOf(issue)}`);
}

/**
 * The faults of all languages, one line each. A fault in a file that languages share is listed
 * once.
 */
export function allContentFaults(files: ContentFiles): string[] {
  return Object.entries(files).flatMap(([folder, ownFiles]) => {
    const faults = contentFaults({ ...files[''], ...ownFiles }, folder);
    if (folder === '') return faults;
    const paths = Object.keys(ownFiles).map((name) => contentFile(name, folder));
    const isOwn = (fault: string) => paths.some((path) => fault.startsWith(path));
    return [...faults.filter(isOwn), ...siteFaults(files, folder)];
  });
}

/**
 * The faults of a second language's `site.ts`: it is missing, or another language has the same tag.
 */
function siteFaults(files: ContentFiles, folder: string): string[] {
  const file = contentFile('site', folder);
  const languageIn = (other: string): unknown => Object(files[other]?.site).language;
  if (files[folder]?.site === undefined) {
    return [
      `${file}: is missing; copy content/site.ts there and change language and description, or rename the folder if "${folder}" is not meant as a language`,
    ];
  }
  const twin = Object.keys(files).find(
    (other) => other !== folder && languageIn(other) === languageIn(folder),
  );
  if (twin === undefined) return [];
  return [`${file} › language: must differ from the language in ${contentFile('site', twin)}`];
}
