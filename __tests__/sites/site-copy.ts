import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from '../support/clean-env';

const root = path.resolve(import.meta.dirname, '../..');

const images = '.next/cache/prepared-images';

// node_modules and package-lock.json are left out: Turbopack then finds them in the repository
// above.
const copied = [
  'app',
  'components',
  'lib',
  'scripts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  images,
];

/**
 * Makes `.tmp/<name>/`, a copy of the site without content. Removes an earlier copy except Next's
 * own cache, so no two tests may use the same name.
 * @param files to write into the copy, with those of `content/`: path → content
 * @returns the copy's folder
 */
export async function copySite(
  name: string,
  files: Record<string, string | Buffer>,
): Promise<string> {
  const dir = path.join(root, '.tmp', name);
  await mkdir(dir, { recursive: true });
  for (const old of await readdir(dir)) {
    if (old !== '.next') await rm(path.join(dir, old), { recursive: true, force: true });
  }
  await rm(path.join(dir, images), { recursive: true, force: true });
  for (const part of copied) {
    const from = path.join(root, part);
    if (existsSync(from)) await cp(from, path.join(dir, part), { recursive: true });
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  }
  return dir;
}

/**
 * @param settings of a deployment
 * @returns the folder of the export
 * @throws Error with the output of `next build`, if that fails
 */
export async function buildSite(dir: string, settings = {}): Promise<string> {
  const args = [path.join(root, 'node_modules/next/dist/bin/next'), 'build'];
  try {
    const env = cleanEnv({ BUILD_IS_FOR_TESTS: 'yes', ...settings });
    await promisify(execFile)(process.execPath, args, { cwd: dir, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site in ${dir} cannot be built:\n${stdout}${stderr}`);
  }
  return path.join(dir, 'out');
}
