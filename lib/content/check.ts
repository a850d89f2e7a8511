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
export const optionalFiles: readonly string[] = ['education', 'certificates', 'look'];

/** What the files export, keyed by file name, before anybody has looked at it. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;

/** What was given, short enough for one line. */
function shown(value: unknown): string {
  // JSON has no NaN and no Infinity.
  const given = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return given.length > 80 ? `${given.slice(0, 77)}…` : given;
}

/** Names an entry as its owner would: by title, name or role, else by its place in the list. */
function entryName(entry: unknown, index: number): string {
  const { title, name, role } = (entry ?? {}) as Record<string, unknown>;
  const label = title || name || role;
  return `entry ${index + 1}${typeof label === 'string' ? ` (${shown(label)})` : ''}`;
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
    parts.push(entryName(entries[index], index));
  }
  if (keys.length > 0) parts.push(keys.join('.'));
  return parts.join(' › ');
}

function parse(input: UncheckedContent) {
  return contentSchema.safeParse(input, {
    reportInput: true,
    // For the mistakes that the schema leaves to zod, whose own words are for programmers.
    error: (issue) => {
      if (issue.code === 'too_big') return `must hold at most ${issue.maximum} entries`;
      if (issue.expected === 'array') return 'must be a list in square brackets: [ … ]';
      return issue.expected === 'object' ? 'must be an entry in braces: { … }' : undefined;
    },
  });
}

type Issue = NonNullable<ReturnType<typeof parse>['error']>['issues'][number];

function sentences(issue: Issue, input: UncheckedContent): string[] {
  if (issue.code === 'unrecognized_keys') {
    const places = issue.keys.map((key) => placeName(input, [...issue.path, key]));
    return places.map((place) => `${place}: is no field that the page knows`);
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const what = isMissing ? 'is missing' : `${issue.message}; given: ${shown(issue.input)}`;
  return [`${placeName(input, issue.path)}: ${what}`];
}

/** All faults of the content, one plain line each; none if it is sound. */
export function contentFaults(input: UncheckedContent): string[] {
  return parse(input).error?.issues.flatMap((issue) => sentences(issue, input)) ?? [];
}

/**
 * Checks the whole content.
 * @param input what the files of `content/` export, keyed by file name
 * @returns the same content, typed
 * @throws OwnersError naming file, entry, field, rule and given value of every fault at once
 */
export function checkContent(input: UncheckedContent): Content {
  const { data } = parse(input);
  if (data !== undefined) return data;
  throw new OwnersError(['The content has faults:', ...contentFaults(input)].join('\n'));
}
