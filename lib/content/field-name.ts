import { contentFile, type UncheckedContent } from './files';

/** A value, shortened for one line. */
export function shortened(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/**
 * Names a field of the content in messages, with entries counted from 1.
 * @param files the content by the folder of its language
 * @param keys the folder, the file, and the keys of the field in it
 * @example fieldName(files, ['es', 'projects', 0, 'image', 'src'])
 *   // 'content/es/projects.ts › entry 1 ("Arkha") › image.src'
 */
export function fieldName(
  files: Record<string, UncheckedContent>,
  keys: readonly PropertyKey[],
): string {
  const [folder = '', file = '', ...rest] = keys.map(String);
  // `Object()` makes an empty object of a value that is missing.
  let value: unknown = Object(files[folder])[file];
  let name = contentFile(file, folder);
  let isAfterField = false;
  for (const key of rest) {
    const isEntry = Array.isArray(value);
    value = Object(value)[key];
    if (isEntry) name += ` › ${entryName(Number(key), value)}`;
    else name += isAfterField ? `.${key}` : ` › ${key}`;
    isAfterField = !isEntry;
  }
  return name;
}

/** An entry of a list by its number and, if it has one, its label: `entry 1 ("Arkha")`. */
function entryName(index: number, entry: unknown): string {
  const label = entryLabel(entry);
  return `entry ${index + 1}${label === '' ? '' : ` (${label})`}`;
}

/** The title or name of an entry, in quotes: `"Arkha"`; '' if it has none. */
export function entryLabel(entry: unknown): string {
  const { title, name, role, school } = Object(entry);
  const label = title || name || role || school;
  return label ? shortened(label) : '';
}
