/**
 * React's page data ("flight"): rows of `id:value`, in which values name other rows as `$id`.
 * A row is an imported client component (`I[…]`), a text of a stated length (`T2f,…`), JSON, or
 * something else that is passed on as it is. React has it as an internal format, so whatever is
 * not understood here leaves the data unchanged.
 */
export type Row =
  | { kind: 'json'; id: string; value: unknown }
  | { kind: 'import'; id: string; value: unknown; source: string }
  | { kind: 'other'; id: string; source: string };

const row = /([0-9a-f]*):(?:T([0-9a-f]+),|([^\n]*)\n)/y;

/** The rows of page data. Throws an Error where it is not made as above. */
export function parseRows(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  let at = 0;
  while (at < data.length) {
    row.lastIndex = at;
    const match = row.exec(data);
    if (match === null) throw new Error(`no row at ${at}`);
    const [all, id = '', length, line] = match;
    at += all.length;
    if (length !== undefined) {
      // The length counts bytes, and text rows end without a line break.
      const start = Buffer.byteLength(data.slice(0, at));
      const text = bytes.subarray(start, start + Number.parseInt(length, 16)).toString();
      at += text.length;
      rows.push({ kind: 'other', id, source: all + text });
    } else rows.push(lineRow(id, line ?? ''));
  }
  return rows;
}

function lineRow(id: string, line: string): Row {
  const source = `${id}:${line}\n`;
  if (line.startsWith('I[')) {
    return { kind: 'import', id, value: JSON.parse(line.slice(1)), source };
  }
  const isJson = id !== '' && /^[[{"\d\-ntf]/.test(line);
  return isJson ? { kind: 'json', id, value: JSON.parse(line) } : { kind: 'other', id, source };
}

/** The rows as page data again. */
export function formatRows(rows: readonly Row[]): string {
  return rows
    .map((each) =>
      each.kind === 'json' ? `${each.id}:${JSON.stringify(each.value)}\n` : each.source,
    )
    .join('');
}

/** A string that names a row, and perhaps a path into it. `$$` escapes a text that starts with `$`. */
const reference = /^\$[@FhLQWi]?([0-9a-f]+)((?::.*)?)$/s;

/** The rows that a value names, with the path into each: `''`, or like `:props:children:0`. */
export function referencesIn(value: unknown): { id: string; path: string }[] {
  if (typeof value === 'string') {
    const [, id, path = ''] = reference.exec(value) ?? [];
    return id === undefined ? [] : [{ id, path }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(referencesIn);
}
