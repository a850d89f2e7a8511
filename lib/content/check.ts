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
export const optionalFiles = contentFiles.filter(
  (name) => contentSchema.shape[name].safeParse(undefined).success,
);

/** What those files export, keyed by file name, before anybody has looked at it. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;

/** What was given, short enough for one line. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value); // JSON has no NaN and no Infinity.
  const given = JSON.stringify(value) ?? String(value);
  return given.length > 80 ? `${given.slice(0, 77)}…` : given;
}

/** Names an entry as its owner would: by title, name or role, else by its place in the list. */
function entryName(entry: unknown, index: number): string {
  const place = `entry ${index + 1}`;
  if (typeof entry !== 'object' || entry === null) return place;
  const { title, name, role } = entry as Record<string, unknown>;
  const label = [title, name, role].find((each) => typeof each === 'string' && each.trim() !== '');
  return label === undefined ? place : `${place} (${shown(label)})`;
}

/**
 * Names a place in the content: `content/projects.ts › entry 1 ("Arkha") › image.src`.
 * @param place keys from the file's name inwards: `['projects', 0, 'image', 'src']`
 */
export function placeName(input: UncheckedContent, place: readonly PropertyKey[]): string {
  const [file, ...rest] = place;
  const entries = input[file as keyof Content];
  const parts: string[] = [`content/${String(file)}.ts`];
  if (Array.isArray(entries) && typeof rest[0] === 'number') {
    parts.push(entryName(entries[rest[0]], rest[0]));
    rest.shift();
  }
  if (rest.length > 0) parts.push(rest.map(String).join('.'));
  return parts.join(' › ');
}

/** Words for the mistakes that the schema leaves to zod's own, which speak to programmers. */
const kinds: Record<string, string> = {
  array: 'must be a list in square brackets: [ … ]',
  object: 'must be an entry in braces: { … }',
  string: 'must be a text in quotes',
  number: 'must be a number without quotes',
  boolean: 'must be true or false',
};

function parse(input: UncheckedContent) {
  return contentSchema.safeParse(input, {
    reportInput: true,
    error: (issue) => {
      if (issue.code === 'invalid_type') return kinds[issue.expected];
      if (issue.code === 'too_big') return `must hold at most ${issue.maximum} entries`;
      return undefined;
    },
  });
}

type Issue = NonNullable<ReturnType<typeof parse>['error']>['issues'][number];

function describe(input: UncheckedContent, issues: readonly Issue[]): string[] {
  const lines = new Map<string, string>();
  // One line a place: that an empty name is no file either goes without saying.
  const add = (where: string, what: string) => {
    if (!lines.has(where)) lines.set(where, `${where}: ${what}`);
  };
  for (const issue of issues) {
    const where = placeName(input, issue.path);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        add(placeName(input, [...issue.path, key]), 'is no field that the page knows');
      }
    } else if (issue.code === 'invalid_type' && issue.input === undefined) {
      add(where, 'is missing');
    } else {
      add(where, `${issue.message}; given: ${shown(issue.input)}`);
    }
  }
  return [...lines.values()];
}

/** All faults of the content, one plain line each; none if it is sound. */
export function contentFaults(input: UncheckedContent): string[] {
  return describe(input, parse(input).error?.issues ?? []);
}

/**
 * Checks the whole content.
 * @param input what the files of `content/` export, keyed by file name
 * @returns the same content, typed
 * @throws OwnersError naming file, entry, field, rule and given value of every fault at once
 */
export function checkContent(input: UncheckedContent): Content {
  const result = parse(input);
  if (result.success) return result.data;
  const faults = describe(input, result.error.issues);
  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  throw new OwnersError(`The content has ${count}:\n${faults.join('\n')}`);
}
