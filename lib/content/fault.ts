import { contentFile, type UncheckedContent, valueAt } from './files';

/**
 * How serious a fault is:
 * - `wrong`: a mistake. It stops the build, with two exceptions: what only doctor checks, and
 *   letters that documents lack until the owner installs a font (`letterFaults`), which the build
 *   prints
 * - `sample`: a text or picture of the sample content
 * - `unconnected`: an address or a service that still lacks the owner's own data
 * - `advice`: what could be better
 *
 * `npm run doctor -- --strict` fails for the first three.
 */
export type Severity = 'wrong' | 'sample' | 'unconnected' | 'advice';

export interface Place {
  /** A file, a folder, or a variable of the environment: 'content/projects.ts', 'SITE_URL'. */
  file: string;
  line?: number;
  /** The entries and fields that lead to a field, as owners read them (see `placeOf`). */
  steps?: readonly string[];
}

export interface Fault {
  place: Place;
  /** The rule that the value breaks, or what is wrong. */
  rule: string;
  value?: unknown;
  severity: Severity;
  /** What to do, if the rule does not explain that. */
  todo?: string;
}

/** The parts of a fault that say what is wrong and what to do. */
export type Reason = Pick<Fault, 'rule' | 'todo'>;

/** A mistake of the owner. */
export function wrongFault(place: Place, reason: string | Reason, value?: unknown): Fault {
  const { rule, todo }: Reason = typeof reason === 'string' ? { rule: reason } : reason;
  return { place, rule, value, severity: 'wrong', todo };
}

/** The advice to use a known name. */
export const didYouMean = (name: string): string => `Did you mean ${name}?`;

/** A fault in one line: `content/skills.ts › entry 1 ("React") › level: must be …; given: 101`. */
export function faultLine({ place, rule, value, todo }: Fault): string {
  const valueText = value === undefined ? '' : `; given: ${shortened(value)}`;
  const advice = todo === undefined ? '' : ` → ${todo}`;
  return `${placeText(place)}: ${rule}${valueText}${advice}`;
}

/** `content/skills.ts › entry 1 ("React") › level` */
export function placeText({ file, line, steps = [] }: Place, separator = ' › '): string {
  const start = line === undefined ? file : `${file}, line ${line}`;
  return [start, ...steps].join(separator);
}

/** The part of `placeText` after the file: `entry 1 ("React") › level`. */
export const stepsText = ({ steps = [] }: Place): string => steps.join(' › ');

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

/**
 * The keys of the list entry that contains a field: `['', 'projects', 0]` for
 * `['', 'projects', 0, 'title']`. For a field outside of lists, its own keys.
 */
export function entryKeys(keys: readonly PropertyKey[]): readonly PropertyKey[] {
  const index = keys.findIndex((key) => typeof key === 'number');
  return index < 0 ? keys : keys.slice(0, index + 1);
}

/** An entry of a list by its number and, if it has one, its label: `entry 1 ("Arkha")`. */
function entryName(index: number, entry: unknown): string {
  const label = ['title', 'name', 'role', 'school'].map((key) => valueAt(entry, key)).find(Boolean);
  return `entry ${index + 1}${label ? ` (${shortened(label)})` : ''}`;
}
