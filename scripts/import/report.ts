import type { Imported } from './resume-to-content';

/** More lines of one part would push the others off the screen. */
const most = 20;

/** What an import prints: what it wrote and changed, what it left out, and what is left to do. */
export function report(
  { content, notes, unplaced, missing }: Imported,
  written: readonly string[],
  removed: readonly string[],
): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...shown(lines).map((line) => `  ${line}`)];
  const portrait =
    'content/owner.ts: a portrait (put it into public/images/, or give --photo me.jpg)';
  return [
    `Written: ${written.join(', ')}`,
    ...(removed.length === 0
      ? []
      : [`Removed from public/images: the template’s ${removed.join(', ')}`]),
    ...part('Changed on the way:', notes),
    ...part('No place for:', byEntry(unplaced)),
    ...part('Still missing:', content.owner.portrait ? missing : [portrait, ...missing]),
    '',
    'Look at it with: npm start',
  ].join('\n');
}

const shown = (lines: readonly string[]) =>
  lines.length <= most ? lines : [...lines.slice(0, most), `… and ${lines.length - most} more`];

/** One line an entry: its first field, and how many others there are. */
function byEntry(lines: readonly string[]): string[] {
  const entries = new Map<string, string[]>();
  for (const line of lines) {
    const entry = /^\w+\[\d+\]/.exec(line)?.[0] ?? line;
    entries.set(entry, [...(entries.get(entry) ?? []), line]);
  }
  return [...entries.values()].map(([first = '', ...others]) => {
    if (others.length === 0) return first;
    return `${first} and ${others.length === 1 ? 'one more field' : `${others.length} more fields`}`;
  });
}
