import type { UncheckedContent } from './schema';

export interface Place {
  /** A file, a folder, or a variable of the environment: 'content/projects.ts', 'SITE_URL'. */
  file: string;
  /** The entries and fields that lead to a field, as owners read them (see `placeOf`). */
  steps?: readonly string[];
}

/** A rule that a value breaks. */
export interface BrokenRule {
  rule: string;
  value?: unknown;
  /** What to do, if the rule does not say that. */
  advice?: string;
}

/** What is wrong in content or settings. Only the notes of `missing-letters.ts` stop no build. */
export interface Fault extends BrokenRule {
  place: Place;
}

/** The advice to use a known name, if one is near. */
export const didYouMean = (name: string | undefined): string | undefined =>
  name && `Did you mean ${name}?`;

/** A fault in one line: `content/skills.ts › entry 1 ("React") › level: must be …; given: 101`. */
export function faultLine({ place, rule, value, advice }: Fault): string {
  const valueText = value === undefined ? '' : `; given: ${shortened(value)}`;
  const arrow = advice === undefined ? '' : ` → ${advice}`;
  return `${placeText(place)}: ${rule}${valueText}${arrow}`;
}

/** `content/skills.ts › entry 1 ("React") › level` */
export const placeText = ({ file, steps = [] }: Place): string => [file, ...steps].join(' › ');

function shortened(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/**
 * Names a field of the content, with entries counted from 1.
 * @param files the content by the folder of its language
 * @param keys the folder of the language, the file, and the keys of the field in the file. With
 *   only a folder, the place is its `index.ts`
 * @example placeOf(files, ['es', 'projects', 0, 'image', 'src'])
 *   // { file: 'content/es/projects.ts', steps: ['entry 1 ("Arkha")', 'image.src'] }
 */
export function placeOf(
  files: Record<string, UncheckedContent>,
  keys: readonly PropertyKey[],
): Place {
  const [folder = '', file = 'index', ...rest] = keys.map(String);
  const steps: string[] = [];
  let value = valueAt(files[folder], file);
  let isAfterField = false;
  for (const key of rest) {
    const isEntry = Array.isArray(value);
    value = valueAt(value, key);
    if (isEntry) steps.push(entryName(Number(key), value));
    else steps.push(isAfterField ? `${steps.pop()}.${key}` : key);
    isAfterField = !isEntry;
  }
  return { file: contentFile(file, folder), steps };
}

/** An entry of a list by its number and, if it has one, its label: `entry 1 ("Arkha")`. */
function entryName(index: number, entry: unknown): string {
  const label = ['title', 'name', 'role', 'school', 'programme']
    .map((key) => valueAt(entry, key))
    .find(Boolean);
  return `entry ${index + 1}${label ? ` (${shortened(label)})` : ''}`;
}

/** The path of a file: `content/projects.ts`, in another language `content/es/projects.ts`. */
export const contentFile = (name: string, folder = ''): string =>
  `content/${folder === '' ? '' : `${folder}/`}${name}.ts`;

/** Reads a property of any value; undefined if it has none. */
export const valueAt = (value: unknown, key: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[key];
