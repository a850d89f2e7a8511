import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from './export-files';
import { chunkTag } from './html';
import { formatRows, parseRows, type Row, referencesIn } from './page-data';
import { shortenNames } from './short-names';

/** Name of the client component whose content the browser takes from the HTML. */
const still = 'Still';

/** Next's element for a part of the page; it holds the 404 page too, which no address of ours shows. */
const isRouterPart = (props: object) => 'parallelRouterKey' in props && 'notFound' in props;

const script =
  /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)([\s\S]*?)<\/script>/;
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const push = /;self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/gy;

/**
 * Takes out of each page's data what its HTML says already, the content of `Still`, and the 404
 * page within it, with the scripts for it. It comes after `joinScripts`. A page whose data is not as expected stays as it is: larger, but whole.
 * @returns the pages that became smaller
 */
export async function thinData(out: string): Promise<string[]> {
  const thinned: string[] = [];
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const thin = thinPage(html);
    if (thin === html) continue;
    thinned.push(page);
    await writeFile(file, thin);
  }
  return thinned;
}

/** The same for the text of one page. */
export function thinPage(html: string): string {
  const [all = '', pushes = ''] = script.exec(html) ?? [];
  const isWhole = all !== '' && pushes.replace(push, '') === '';
  if (!isWhole) return html;
  const pieces = [...pushes.matchAll(push)].map(([, text = '""']) => JSON.parse(text) as string);
  const full = pieces.join('');
  const data = thinRows(full);
  if (data === undefined) return html;
  const isIdle = (src: string) => full.includes(`"${src}"`) && !data.includes(`"${src}"`);
  const thin = `<script>${start};self.__next_f.push([1,${scriptString(data)}])</script>`;
  const page = html
    .replace(all, () => thin)
    .replace(chunkTag, (tag: string, src: string) => (isIdle(src) ? '' : tag));
  return shortenNames(page, stillIds(parseRows(data)));
}

/** A text as it may stand in a script: no `</script>` and no comment can begin in it. */
function scriptString(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Page data without the content of `Still` and what only that named; undefined if not understood. */
export function thinRows(data: string): string | undefined {
  try {
    const rows = parseRows(data);
    const types = stillTypes(rows);
    if (types.size === 0) return undefined;
    return formatRows(reachable(emptyRows(rows, types)));
  } catch (error) {
    console.warn(`The page data is not as expected and stays as large as it is: ${error}`);
    return undefined;
  }
}

/** How elements of `Still` name their type. */
function stillTypes(rows: readonly Row[]): Set<string> {
  const imports = rows.filter(
    (row) => row.kind === 'import' && Array.isArray(row.value) && row.value[2] === still,
  );
  return new Set(imports.map(({ id }) => `$L${id}`));
}

/** The ids of all `Still` that the rows hold. */
function stillIds(rows: readonly Row[]): string[] {
  const types = stillTypes(rows);
  const idsIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = Object.values(value).flatMap(idsIn);
    if (!isElementOf(value, types)) return inside;
    return [String((value[3] as { id?: unknown }).id), ...inside];
  };
  return rows.flatMap((row) => (row.kind === 'json' ? idsIn(row.value) : []));
}

function isElementOf(value: object, types: ReadonlySet<string>): value is unknown[] {
  return Array.isArray(value) && value[0] === '$' && types.has(value[1]);
}

/** The rows, with elements of these types empty. */
function emptyRows(rows: readonly Row[], types: ReadonlySet<string>): Row[] {
  const full = valuesOf(rows);
  const emptied = rows.map((row) =>
    row.kind === 'json' ? { ...row, value: empty(row.value, types) } : row,
  );
  const left = valuesOf(emptied);

  /** Puts back what React names by its place in another row, if that place has gone. */
  const mend = (value: unknown): unknown =>
    mapStrings(value, (text) => {
      const [{ id, path: steps } = { id: '', path: '' }] = referencesIn(text);
      if (steps === '' || at(left.get(id), steps) !== undefined) return text;
      const meant = at(full.get(id), steps);
      if (meant === undefined) throw new Error(`nothing at ${text}`);
      return mend(empty(meant, types));
    });

  return emptied.map((row) => (row.kind === 'json' ? { ...row, value: mend(row.value) } : row));
}

function valuesOf(rows: readonly Row[]): Map<string, unknown> {
  return new Map(rows.flatMap((row) => (row.kind === 'json' ? [[row.id, row.value]] : [])));
}

/** A copy of a value in which the elements of these types have no content. */
function empty(value: unknown, types: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    if (isElementOf(value, types)) {
      const [mark, type, key, props, ...rest] = value;
      const { children, html, ...attributes } = props as Record<string, unknown>;
      return [mark, type, key, attributes, ...rest];
    }
    return value.map((each) => empty(each, types));
  }
  if (typeof value !== 'object' || value === null) return value;
  const left = isRouterPart(value) ? { ...value, notFound: '$undefined' } : value;
  return Object.fromEntries(Object.entries(left).map(([name, each]) => [name, empty(each, types)]));
}

function mapStrings(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, each]) => [name, mapStrings(each, change)]));
}

/** The rows that can be reached from the first, `0`, and those without a number. */
function reachable(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set(['', '0']);
  for (const id of kept) {
    const row = byId.get(id);
    if (row === undefined || row.kind === 'other') continue;
    for (const { id: next } of referencesIn(row.value)) kept.add(next);
  }
  return rows.filter(({ id }) => kept.has(id));
}

/** Where an element's parts stand in the list that the data has for it. */
const parts: Record<string, number> = { type: 1, key: 2, props: 3 };

/** What stands at `:props:children:0` of a value; undefined if nothing does. */
function at(value: unknown, steps: string): unknown {
  let found = value;
  for (const step of steps.slice(1).split(':')) {
    if (typeof found !== 'object' || found === null) return undefined;
    const name = Array.isArray(found) && found[0] === '$' ? (parts[step] ?? step) : step;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}
