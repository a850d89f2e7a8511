import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** One block of a `_headers` file: for which addresses, and what it sets or takes away, in order. */
export interface HeaderRule {
  matches: (pathname: string) => boolean;
  lines: { name: string; value: string | null }[];
}

/**
 * Reads the text of a `_headers` file as Netlify and Cloudflare Pages do: a line that starts with
 * `/` names addresses (`*` stands for anything, `:name` for one part), the indented lines below
 * it are `Name: value`, or `! Name` to take a header away. Comments, rules for whole addresses
 * (`https://…`, which only hold on their host) and lines that are neither are left out.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  let current: HeaderRule | undefined;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(raw)) {
      current = line.startsWith('/') ? { matches: toMatcher(line), lines: [] } : undefined;
      if (current) rules.push(current);
    } else if (line.startsWith('!')) {
      current?.lines.push({ name: line.slice(1).trim(), value: null });
    } else if (line.indexOf(':') > 0) {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).trim();
      current?.lines.push({ name, value: line.slice(colon + 1).trim() });
    }
  }
  return rules;
}

function toMatcher(pattern: string): (pathname: string) => boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  const expression = new RegExp(`^${source}$`);
  return (pathname) => expression.test(pathname);
}

/**
 * The headers all rules together give one address. All matching rules count, from top to bottom;
 * a header given twice is joined with a comma, as on Cloudflare. `null` means "taken away".
 */
export function headersFor(rules: HeaderRule[], pathname: string): Map<string, string | null> {
  const headers = new Map<string, string | null>();
  for (const rule of rules) {
    if (!rule.matches(pathname)) continue;
    for (const { name, value } of rule.lines) {
      const key = name.toLowerCase();
      const before = headers.get(key);
      headers.set(key, value !== null && before ? `${before}, ${value}` : value);
    }
  }
  return headers;
}

/**
 * Gives a function that returns the rules of `<dir>/_headers`, none if there is no such file.
 * It looks at the file's date each time: a new build under a running preview brings new hashes in
 * its policy, and old headers would then block the new page.
 */
export function headerSource(dir: string): () => Promise<HeaderRule[]> {
  const file = path.join(dir, '_headers');
  let rules: HeaderRule[] = [];
  let version = '';
  return async () => {
    const info = await stat(file).catch(() => null);
    const now = info ? `${info.mtimeMs}-${info.size}` : '';
    if (now !== version) {
      rules = info ? parseHeaders(await readFile(file, 'utf8')) : [];
      version = now;
    }
    return rules;
  };
}
