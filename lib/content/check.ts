import { type Content, contentSchema } from './schema';

/**
 * An error in what the owner wrote, not in the program. It has no stack: the development server
 * shows the code at the top of a stack, and there is nothing to be fixed there.
 */
export class OwnersError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** The files of `content/`, each exporting a constant of its own name. */
export const contentFiles = Object.keys(contentSchema.shape) as (keyof Content)[];

/** Those that may be absent, as they are from a content older than they. */
export const optionalFiles: readonly string[] = [
  ...['education', 'certificates', 'publications', 'awards'],
  'look',
];

/** What the files export, keyed by file name, before anybody has looked at it. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;

/** What was given, short enough for one line. */
function shown(value: unknown): string {
  const given = JSON.stringify(value) ?? 'nothing';
  return given.length > 80 ? `${given.slice(0, 77)}…` : given;
}

/**
 * Names a place in the content: `content/projects.ts › entry 1 ("Arkha") › image.src`.
 * @param place keys from the file's name inwards: `['projects', 0, 'image', 'src']`
 */
export function placeName(input: UncheckedContent, place: readonly PropertyKey[]): string {
  const [file, ...keys] = place.map(String);
  const entries = input[file as keyof Content];
  const parts = [`content/${file}.ts`];
  if (Array.isArray(entries) && keys.length > 0) {
    const index = Number(keys.shift());
    const { title, name, role } = Object(entries[index]);
    const label = title || name || role;
    parts.push(`entry ${index + 1}${label ? ` (${shown(label)})` : ''}`);
  }
  if (keys.length > 0) parts.push(keys.join('.'));
  return parts.join(' › ');
}

/** All faults of the content, one plain line each; none if it is sound. */
export function contentFaults(input: UncheckedContent): string[] {
  const { error } = contentSchema.safeParse(input, { reportInput: true });
  return (error?.issues ?? []).map(({ code, input: given, path, message }) => {
    const isMissing = code === 'invalid_type' && given === undefined;
    const what = isMissing ? 'is missing' : `${message}; given: ${shown(given)}`;
    return `${placeName(input, path)}: ${what}`;
  });
}

/**
 * Checks the whole content.
 * @param input what the files of `content/` export, keyed by file name
 * @returns the same content, typed
 * @throws OwnersError naming file, entry, field, rule and given value of every fault at once
 */
export function checkContent(input: UncheckedContent): Content {
  const { data } = contentSchema.safeParse(input);
  if (data !== undefined) return data;
  throw new OwnersError(['The content has faults:', ...contentFaults(input)].join('\n'));
}
