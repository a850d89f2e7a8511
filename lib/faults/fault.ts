import type { UncheckedContent } from '../content/schema';

/** Something wrong in content or settings. It stops the build. */
export interface Fault {
  /** A field, a file or a variable: 'content/skills.ts › entry 1 ("React") › level', 'SITE_URL'. */
  where: string;
  /** What the owner has to correct. */
  rule: string;
  value?: unknown;
}

/** A fault in one line: `content/skills.ts › entry 1 ("React") › level: must be …; given: 101`. */
export const faultLine = ({ where, rule, value }: Fault): string =>
  `${where}: ${rule}${value === undefined ? '' : `; given: ${shortened(value)}`}`;

/** The names of entries in the path of a field: ' › entry 1 ("React")'. */
const entryNames = / › entry \d.*?(?= › |$)/g;

/** Faults without those that other entries of a list have, too: the first one counts them. */
export function firstOfEqual(faults: readonly Fault[]): Fault[] {
  // The same for all entries: 'content/skills.ts › level: is missing'
  const kinds = faults.map(({ where, rule }) => `${where.replace(entryNames, '')}: ${rule}`);
  return faults.flatMap((fault, index) => {
    if (kinds.indexOf(kinds[index] ?? '') < index) return [];
    const others = kinds.filter((kind) => kind === kinds[index]).length - 1;
    return { ...fault, rule: fault.rule + (others === 0 ? '' : ` (and ${others} more)`) };
  });
}

function shortened(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/**
 * Names a field of the content, with entries counted from 1.
 * @param keys the folder of the language, the file, and the keys of the field in it
 * @example fieldPath(contents, ['es', 'projects', 0, 'image', 'src'])
 *   // 'content/es/projects.ts › entry 1 ("Arkha") › image › src'
 */
export function fieldPath(
  contents: Record<string, UncheckedContent>,
  keys: readonly PropertyKey[],
): string {
  const [folder = '', file = 'index', ...rest] = keys.map(String);
  let where = contentFile(file, folder);
  let value = valueAt(contents, folder, file);
  for (const key of rest) {
    const inner = valueAt(value, key);
    where += ` › ${Array.isArray(value) ? entryName(Number(key) + 1, inner) : key}`;
    value = inner;
  }
  return where;
}

/**
 * Names a field that a page shows, like `fieldPath`: a second language has the files and fields
 * that it lacks from the main one.
 */
export function shownFieldPath(
  contents: Record<string, UncheckedContent>,
  folder: string,
  keys: readonly PropertyKey[],
): string {
  const isOwn = valueAt(contents, folder, ...keys) !== undefined;
  return fieldPath(contents, [isOwn ? folder : '', ...keys]);
}

/** An entry of a list by its number and, if it has one, its label: `entry 1 ("Arkha")`. */
function entryName(number: number, entry: unknown): string {
  const label = ['title', 'name', 'role', 'company', 'school', 'programme']
    .map((key) => valueAt(entry, key))
    .find(Boolean);
  return `entry ${number}${label ? ` (${shortened(label)})` : ''}`;
}

/** The path of a file: `content/projects.ts`, in another language `content/es/projects.ts`. */
export const contentFile = (name: string, folder = ''): string =>
  `content/${folder === '' ? '' : `${folder}/`}${name}.ts`;

/** The value to which keys lead in another one; undefined if they lead nowhere. */
export const valueAt = (value: unknown, ...keys: readonly PropertyKey[]): unknown =>
  keys.reduce(
    (inner, key) => (inner as Partial<Record<PropertyKey, unknown>> | null)?.[key],
    value,
  );
