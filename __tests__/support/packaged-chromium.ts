import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fontEnvironment } from './font-environment';

/** The libraries that are packed beside each Chromium. */
const libraries = {
  'chromium-111': 'aws.tar.br',
  'chromium-153': 'al2023.tar.br',
};

type Name = keyof typeof libraries;

/** Why tests that need one of these browsers are skipped elsewhere. */
export const packagedChromiumNeeds = 'its build runs on Linux with an x64 processor only';

const folderOf = (name: Name) => path.resolve('.tmp', name);
const programIn = (folder: string) => path.join(folder, 'chromium');

/**
 * How to launch a Chromium of an npm package, which needs no libraries and no fonts of the machine.
 * `unpackChromium` must have unpacked it.
 * @returns undefined on systems where it does not run
 */
export function packagedChromium(name: Name) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = folderOf(name);
  // This Chromium crashes where no font is installed.
  const env = { ...fontEnvironment(), LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return { executablePath: programIn(folder), env };
}

/** Unpacks a Chromium from its npm package into `.tmp/`, if that has not been done yet. */
export async function unpackChromium(name: Name): Promise<void> {
  const folder = folderOf(name);
  const program = programIn(folder);
  if (existsSync(program)) return;
  const entry = createRequire(import.meta.url).resolve(name);
  const unpacked = async (file: string) =>
    promisify(brotliDecompress)(await readFile(path.resolve(entry, '../../bin', file)));
  await mkdir(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: await unpacked(libraries[name]) });
  // Renamed when complete, so that an interrupted run leaves no broken program.
  await writeFile(`${program}.part`, await unpacked('chromium.br'), { mode: 0o755 });
  await rename(`${program}.part`, program);
}
