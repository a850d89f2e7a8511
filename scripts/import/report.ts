import type { Imported } from './resume-to-content';

/** More lines of one part would push the others off the screen. */
const most = 20;

/** What an import prints: what it wrote and changed, what it left out, and what is left to do. */
export function report(
  { content, notes, unplaced, missing }: Imported,
  written: readonly string[],
  removed: readonly string[],
): string {
  const part = (title: string, lines: readonly string[]) => {
    const rest = lines.length > most ? [`… and ${lines.length - most} more`] : [];
    const shown = [...lines.slice(0, most), ...rest];
    return lines.length === 0 ? [] : ['', title, ...shown.map((line) => `  ${line}`)];
  };
  const portrait =
    'content/owner.ts: a portrait (put it into public/images/, or give --photo me.jpg)';
  return [
    `Written: ${written.join(', ')}`,
    ...(removed.length === 0
      ? []
      : [`Removed from public/images: the template’s ${removed.join(', ')}`]),
    ...part('Changed on the way:', notes),
    ...part('No place for:', unplaced),
    ...part('Still missing:', content.owner.portrait ? missing : [portrait, ...missing]),
    '',
    'Look at it with: npm start',
  ].join('\n');
}
