import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = process.cwd();
afterEach(() => process.chdir(root));

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});

/** Writes these files (path → content) into a folder; null deletes one. */
export function writeFiles(dir: string, files: Record<string, string | Buffer | null>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (content === null) rmSync(file);
    else writeFileSync(file, content);
  }
}

/** Makes the packages and `lib/` of this project available in a folder. */
export function linkCode(dir: string): void {
  for (const name of ['node_modules', 'lib']) {
    const link = path.join(dir, name);
    if (!existsSync(link)) symlinkSync(path.join(root, name), link, 'junction');
  }
}

/**
 * Makes a folder the working directory for one test, as if it was the folder of the project: the
 * owner's files, the packages and `lib/` are read from there.
 */
export function enterFolder(dir: string): void {
  linkCode(dir);
  process.chdir(dir);
}

/** Makes a temporary folder with these files; it is deleted after the test file. */
export function makeFolder(files: Parameters<typeof writeFiles>[1]): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'portfolio-')));
  made.push(dir);
  writeFiles(dir, files);
  return dir;
}
