import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFileTexts as contentFiles } from './content-files';

export { contentFiles };

const ROOT = path.resolve(import.meta.dirname, '../..');

// Not node_modules and not package-lock.json: both are then found in the repository above the copy,
// so that Turbopack takes the repository as its root.
const COPIED = [
  ...['app', 'components', 'lib', 'scripts', 'template'],
  ...['next.config.ts', 'instrumentation-client.ts', 'tsconfig.json', 'package.json'],
  // Encoded pictures, which the copy need not encode again.
  '.next/cache/pictures',
];

/** A site made of this one. */
export interface SiteOptions {
  /** Files to write over the copy: path below the repository → content. */
  files?: Record<string, string | Buffer>;
  /** Whether it starts from the owner's content and pictures; else from the template's. */
  isOwners?: boolean;
}

/**
 * Makes `.tmp/<name>/`, a copy of the site with changes. What an earlier copy left goes, but for
 * Next's cache; no two tests may use the same name. Returns the copy's folder.
 */
export async function copySite(name: string, options: SiteOptions = {}): Promise<string> {
  const dir = path.join(ROOT, '.tmp', name);
  await mkdir(dir, { recursive: true });
  for (const old of await readdir(dir)) {
    if (old !== '.next') await rm(path.join(dir, old), { recursive: true, force: true });
  }
  for (const part of COPIED) {
    const from = path.join(ROOT, part);
    if (existsSync(from)) await cp(from, path.join(dir, part), { recursive: true });
  }
  for (const part of ['content', 'public']) {
    const from = path.join(ROOT, options.isOwners ? '' : 'template', part);
    await cp(from, path.join(dir, part), { recursive: true });
  }
  for (const [file, content] of Object.entries(options.files ?? {})) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  }
  return dir;
}

/** Runs `next build` in a copy; returns its exit code and all it printed. */
export function buildCopy(dir: string, env?: Record<string, string>) {
  return run(path.join(ROOT, 'node_modules/next/dist/bin/next'), ['build'], { cwd: dir, env });
}

/** copySite and buildCopy; returns the copy's folder and its export, too. */
export async function buildSite(
  name: string,
  options: SiteOptions & { env?: Record<string, string> } = {},
): Promise<{ dir: string; out: string; code: number; output: string }> {
  const dir = await copySite(name, options);
  return { dir, out: path.join(dir, 'out'), ...(await buildCopy(dir, options.env)) };
}

/** Runs a Node program to its end; returns its exit code and all it printed, without colours. */
export function run(
  program: string,
  args: string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [program, ...args], { cwd, env: cleanEnv(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * This process's environment without what would change a build or a server, and without what Jest
 * set for its own process (NODE_ENV=test builds another React).
 */
export function cleanEnv(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { BASE_PATH, SITE_URL, PORT, FORCE_COLOR, ...env } = process.env;
  const fixed = { NODE_ENV: 'production', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' } as const;
  return { ...env, ...fixed, ...added };
}
