import path from 'node:path';
import { toMatchFile } from 'jest-file-snapshot';

expect.extend({ toMatchFile });

const folder = path.resolve('__tests__/golden');

/** Characters that nobody sees, in golden files: no-break spaces. */
const visible: Record<string, string> = { '\u00a0': '⍽', '\u202f': '␣' };

/**
 * Compares a text, or lines, with a golden file: what it was when somebody last looked at it.
 * `npx jest -u` writes the file.
 * @param file below `__tests__/golden`: 'complete/contact.vcf'. Each test has files of its own
 * @throws if the file differs or is missing
 */
export function expectGolden(file: string, content: string | readonly string[]): void {
  const text = typeof content === 'string' ? content : `${content.join('\n')}\n`;
  const shown = text.replace(/[\u00a0\u202f]/g, (character) => visible[character] ?? '');
  expect(shown).toMatchFile(path.join(folder, file));
}
