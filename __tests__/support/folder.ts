import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});

/**
 * Makes a temporary folder with these files (path → content); it is deleted after the test file.
 */
export function makeFolder(files: Record<string, string | Buffer>): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'portfolio-')));
  made.push(dir);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dir;
}
